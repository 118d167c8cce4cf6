import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Numeros } from '#ui/Numeros.tsx'
import { contar, textos } from './lote.textos.ts'

const t = textos.lote

/** What became of the contracts. The first figure is the sum of issued, not charged and failed. */
export function NumerosDoLote({ lote }: { lote: Lote }) {
  const { vistos, total, emitidos, valor, sem_cobranca, falhas } = lote
  const numeros = [
    { nome: t.vistos.nome, numero: contar(vistos), explicacao: t.vistos.explicacao(total) },
    { ...t.emitidos, numero: contar(emitidos) },
    { ...t.valor, numero: formatarDinheiro(valor) },
    { ...t.sem_cobranca, numero: contar(sem_cobranca) },
    { ...t.falhas, numero: contar(falhas), alerta: falhas > 0 },
  ]
  return <Numeros rotulo={t.numeros} numeros={numeros} />
}
