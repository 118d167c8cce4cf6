import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import type { LinhaDaVenda } from '@balcao/contract/vendas/venda'
import { Andamento } from '#ui/historico/Andamento.tsx'
import { oQueHouve } from './o-que-houve.ts'

/** What has happened to a sale, the last first. */
export function LinhasDoAndamento({ linhas }: { linhas: readonly LinhaDaVenda[] }) {
  const passos = linhas
    .toSorted((a, b) => b.em.localeCompare(a.em))
    .map((linha) => ({
      id: linha.id,
      oQue: oQueHouve(linha),
      em: linha.em,
      quem: nomeDoAutor(linha),
      motivo: linha.motivo,
    }))
  return <Andamento passos={passos} />
}
