import type { Contagem } from '@balcao/contract/clientes/importacao/importacao'
import { comMilhares } from '@balcao/contract/valores/quantos'
import { Numeros } from '#ui/Numeros.tsx'
import { textos } from '../importacao.textos.ts'

const t = textos.numeros
const ordem = ['lidas', 'criadas', 'atualizadas', 'iguais', 'rejeitadas'] as const

/**
 * What happened to the rows. The first figure is the sum of the others;
 * those with a warning are included in it.
 */
export function NumerosDaImportacao({ contagem }: { contagem: Contagem }) {
  const quais = contagem.com_aviso > 0 ? [...ordem, 'com_aviso' as const] : ordem
  const numeros = quais.map((qual) => ({
    ...t[qual],
    numero: comMilhares(contagem[qual]),
    alerta: qual === 'rejeitadas' && contagem.rejeitadas > 0,
  }))
  return <Numeros rotulo={t.rotulo} numeros={numeros} />
}
