import { preencherRoteiro } from '@balcao/contract/provedor/canal-venda-roteiro'
import type { PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import { audioDeAntes, valoresDoRoteiro } from '@balcao/contract/vendas/roteiro'
import { useSessao } from '#sessao.ts'
import { usePreco } from '../../oferta/usePreco.ts'
import { useRascunho } from '../../rascunho/aberto.ts'

/** `YYYY-MM-DD` where the seller is: the day on which it is read aloud, with or without network. */
const hoje = () => new Intl.DateTimeFormat('en-CA').format(new Date())

/** What the open draft says, in words that can be read aloud. */
function useValores(preparo: PreparoDaVenda) {
  const { dados, consulta } = useRascunho()
  const vendedor = useSessao().usuarioAutenticado?.nome
  const escolhido = usePreco()
  return valoresDoRoteiro({
    hoje: hoje(),
    cliente: dados.cliente.nome ?? consulta?.cliente?.nome,
    empresa: preparo.empresas.find(({ id }) => id === dados.empresa_id)?.nome,
    vendedor,
    dia_vencimento: dados.dia_vencimento,
    ...(escolhido && {
      oferta: {
        plano: escolhido.oferta.nome,
        fidelidade_meses: escolhido.oferta.fidelidade_meses,
        adicionais: escolhido.adicionais,
        preco: escolhido.preco,
      },
    }),
  })
}

/** What is read aloud, with the values of the open draft, and whether the audio that is there says something else. */
export function useRoteiro(preparo: PreparoDaVenda) {
  const { dados, lido } = useRascunho()
  const valores = useValores(preparo)
  const canal = preparo.canais.find(({ id }) => id === dados.canal_venda_id)
  return {
    roteiro: preencherRoteiro(canal?.roteiro_audio ?? null, valores),
    audioVelho: lido !== null && audioDeAntes(lido, valores),
  }
}
