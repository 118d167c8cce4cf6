import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { comMilhares } from '@balcao/contract/valores/quantos'
import { Numeros } from '#ui/Numeros.tsx'
import { textos } from './lote.textos.ts'

const t = textos.lote

/** What became of the contracts. The first figure is the sum of issued, not charged and failed. */
export function NumerosDoLote({ lote }: { lote: Lote }) {
  const { vistos, total, emitidos, valor, sem_cobranca, falhas } = lote
  const numeros = [
    { nome: t.vistos.nome, numero: comMilhares(vistos), explicacao: t.vistos.explicacao(total) },
    { ...t.emitidos, numero: comMilhares(emitidos) },
    { ...t.valor, numero: formatarDinheiro(valor) },
    { ...t.sem_cobranca, numero: comMilhares(sem_cobranca) },
    { ...t.falhas, numero: comMilhares(falhas), alerta: falhas > 0 },
  ]
  return <Numeros rotulo={t.numeros} numeros={numeros} />
}
