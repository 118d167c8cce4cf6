import { Secao } from '#ui/Secao.tsx'
import { usePreco } from '../../oferta/usePreco.ts'
import { DetalhesDoPreco } from '../../resumo/DetalhesDoPreco.tsx'
import { textos } from './revisao.textos.ts'

export function PrecoNaRevisao() {
  const preco = usePreco()
  if (!preco) return null
  return (
    <Secao titulo={textos.preco}>
      <DetalhesDoPreco oferta={preco.oferta} preco={preco.preco} inteiro />
    </Secao>
  )
}
