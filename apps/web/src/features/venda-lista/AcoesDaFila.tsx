import { ehFilaDeDecisao, quemDecideNa } from '@balcao/contract/vendas/fila-de-decisao'
import { type VisaoDeVenda, visao } from '@balcao/contract/vendas/visao'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePerguntarSePode } from '#habilidade.ts'
import { Icone } from '#ui/Icone.tsx'
import { textos } from './vendas.textos.ts'

/** What is done with a queue as a whole: it is worked through, or printed for the road. */
export function AcoesDaFila({ fila }: { fila: VisaoDeVenda }) {
  const pode = usePerguntarSePode()
  if (ehFilaDeDecisao(fila) && pode(quemDecideNa(fila)) && pode('LISTAR.TODAS_VENDAS')) {
    return (
      <Button renderRoot={(props) => <Link to="/admin/venda/fila" search={{ fila }} {...props} />}>
        {textos.proxima}
      </Button>
    )
  }
  if (!visao(fila).ateHoje) return null
  return (
    <Button
      variant="default"
      leftSection={<Icone nome="tabler:printer" tamanho={16} />}
      onClick={() => window.print()}
    >
      {textos.imprimir}
    </Button>
  )
}
