import type { LinhaDaVenda } from '@balcao/contract/vendas/venda'
import { LinhasDoAndamento } from '#partes/venda/LinhasDoAndamento.tsx'
import { Grupo } from '../Grupo.tsx'
import { textos } from './venda-enviada.textos.ts'

export function Andamento({ linhas }: { linhas: readonly LinhaDaVenda[] }) {
  return (
    <Grupo titulo={textos.andamento}>
      <LinhasDoAndamento linhas={linhas} />
    </Grupo>
  )
}
