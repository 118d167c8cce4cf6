import { nomeDaTecnologia, type PlanoResumo } from '@balcao/contract/catalogo/plano'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { rotulos, textos } from './plano.textos.ts'
import { SituacaoDoPlano } from './SituacaoDoPlano.tsx'

const emReais = (centavos: number | null) =>
  centavos === null ? textos.semPreco : formatarDinheiro(centavos)

/** "R$ 99,90 → R$ 109,90 em 01/12/2026" when a change is scheduled. */
const preco = ({ valor_mensal, proximo_preco: proximo }: PlanoResumo) =>
  proximo
    ? `${emReais(valor_mensal)} → ${emReais(proximo.valor_mensal)} em ${formatarData(proximo.a_partir_de)}`
    : emReais(valor_mensal)

export const colunasDePlano: Coluna<PlanoResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (p) => p.nome },
  { id: 'codigo', titulo: rotulos.codigo, ordenavel: true, celula: (p) => p.codigo },
  { id: 'tecnologia', titulo: rotulos.tecnologia, celula: (p) => nomeDaTecnologia[p.tecnologia] },
  {
    id: 'download_mbps',
    titulo: rotulos.velocidade,
    numero: true,
    ordenavel: true,
    celula: (p) => `${p.download_mbps} / ${p.upload_mbps} Mbps`,
  },
  { id: 'valor_mensal', titulo: rotulos.valor_mensal, numero: true, ordenavel: true, celula: preco },
  {
    id: 'tipos_pessoa',
    titulo: rotulos.tipos_pessoa,
    opcional: true,
    celula: (p) => p.tipos_pessoa.join(', '),
  },
  {
    id: 'restrito',
    titulo: rotulos.restrito,
    opcional: true,
    celula: (p) => (p.restrito ? 'Sim' : 'Não'),
  },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (p) => <SituacaoDoPlano situacao={p.situacao} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    opcional: true,
    celula: (p) => quando(p.atualizado_em),
  },
]
