import { type CanalVendaResumo, nomesDosAnexos, nomesDosCanais } from '@balcao/contract/provedor/canal-venda'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { rotulos, textos } from './canal-venda.textos.ts'
import { SituacaoDoCanal } from './SituacaoDoCanal.tsx'

const simNao = (valor: boolean) => (valor ? textos.sim : textos.nao)

export const colunasDeCanal: Coluna<CanalVendaResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (c) => c.nome },
  { id: 'tipo', titulo: rotulos.tipo, ordenavel: true, celula: (c) => nomesDosCanais[c.tipo] },
  {
    id: 'anexos_obrigatorios',
    titulo: rotulos.anexos_obrigatorios,
    celula: (c) =>
      c.anexos_obrigatorios.map((anexo) => nomesDosAnexos[anexo]).join(', ') || textos.nenhumAnexo,
  },
  {
    id: 'exige_aceite_digital',
    titulo: rotulos.exige_aceite_digital,
    celula: (c) => simNao(c.exige_aceite_digital),
  },
  {
    id: 'fora_do_estabelecimento',
    titulo: rotulos.fora_do_estabelecimento,
    opcional: true,
    celula: (c) => simNao(c.fora_do_estabelecimento),
  },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (c) => <SituacaoDoCanal ativo={c.ativo} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    opcional: true,
    celula: (c) => quando(c.atualizado_em),
  },
]
