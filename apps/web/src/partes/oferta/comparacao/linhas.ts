import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { NADA_ESCOLHIDO, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import { emMeses, precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { nomeDaTecnologia } from '@balcao/contract/catalogo/plano'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { velocidadePorExtenso } from '#partes/plano/velocidade.ts'

/** One value for each offer, in the same order. Yes or no where there is nothing more to say. */
export type LinhaDaComparacao = { nome: string; valores: (string | boolean)[] }

const NENHUM = '–'

/** The rows of the comparison, including what only some of the offers have. */
export function compararOfertas(ofertas: Oferta[], dia: string) {
  const precos = ofertas.map((oferta) => precoDaOferta(oferta, dia, NADA_ESCOLHIDO))
  const linha = (nome: string, valor: (oferta: Oferta) => string): LinhaDaComparacao => ({
    nome,
    valores: ofertas.map(valor),
  })
  const doPreco = (nome: string, valor: (preco: (typeof precos)[number]) => string): LinhaDaComparacao => ({
    nome,
    valores: precos.map(valor),
  })
  return {
    gerais: [
      linha('Tecnologia', (o) => nomeDaTecnologia[o.tecnologia]),
      linha('Download', (o) => velocidadePorExtenso(o.download_mbps)),
      linha('Upload', (o) => velocidadePorExtenso(o.upload_mbps)),
      linha('Franquia', (o) => (o.franquia_gb === null ? 'Ilimitada' : `${o.franquia_gb} GB`)),
    ],
    precos: [
      doPreco('Mensalidade', ({ preco }) => formatarDinheiro(preco.mensalidade_regular)),
      doPreco('Com a melhor promoção', ({ preco }) => precoEmPalavras(preco) ?? NENHUM),
      doPreco('Promoções', ({ promocoes }) => promocoes.map(({ nome }) => nome).join(' + ') || NENHUM),
      doPreco('Instalação', ({ preco }) => formatarDinheiro(preco.instalacao.total)),
      doPreco('Primeira fatura', ({ preco }) => formatarDinheiro(preco.primeira_fatura.total)),
      doPreco(
        'Total no período',
        ({ preco }) => `${formatarDinheiro(preco.total_fidelidade)} em ${emMeses(preco.meses.length)}`,
      ),
      linha('Fidelidade', (o) => (o.fidelidade_meses === 0 ? 'Sem fidelidade' : emMeses(o.fidelidade_meses))),
      linha('Benefício da fidelidade', (o) =>
        o.fidelidade_meses === 0 ? NENHUM : formatarDinheiro(o.beneficio_valor),
      ),
      linha(
        'Adicionais obrigatórios',
        (o) =>
          o.adicionais
            .filter((a) => a.obrigatorio)
            .map((a) => a.nome)
            .join(', ') || NENHUM,
      ),
    ],
    recursos: presenca(ofertas),
  }
}

/** Every resource that at least one of them has, in order of first appearance. */
function presenca(ofertas: Oferta[]): LinhaDaComparacao[] {
  const nomes = new Map(
    ofertas.flatMap(({ recursos }) => recursos.map(({ id, nome }) => [id, nome] as const)),
  )
  return [...nomes].map(([id, nome]) => ({
    nome,
    valores: ofertas.map(({ recursos }) => recursos.some((recurso) => recurso.id === id)),
  }))
}
