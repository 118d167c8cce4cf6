import type { AdicionalDaOferta, Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'

export const DIA = '2026-11-15'

export const promocaoDeTeste = (id: string, mudancas: Partial<PromocaoDaOferta> = {}): PromocaoDaOferta => ({
  id,
  nome: id,
  descricao: null,
  codigo: null,
  desconto_mensalidade: null,
  desconto_instalacao: null,
  duracao_meses: 3,
  cumulativa: true,
  prioridade: 0,
  vigencia_fim: null,
  todos_canais: true,
  todas_cidades: true,
  adicionais: [],
  ...mudancas,
})

/** A percentage off the mensalidade, for three months. */
export const porCento = (id: string, cento: number, mudancas: Partial<PromocaoDaOferta> = {}) =>
  promocaoDeTeste(id, { desconto_mensalidade: { tipo: 'PERCENTUAL', valor: cento * 100 }, ...mudancas })

export const adicionalDeTeste = (
  id: string,
  mudancas: Partial<AdicionalDaOferta> = {},
): AdicionalDaOferta => ({
  id,
  nome: id,
  descricao: null,
  categoria: 'WIFI',
  icone: null,
  cobranca: 'MENSAL',
  valor: 19_90,
  obrigatorio: false,
  quantidade_maxima: 3,
  incompativel_com: [],
  ...mudancas,
})

export const ofertaDeTeste = (mudancas: Partial<Oferta> = {}): Oferta => ({
  id: 'fibra',
  codigo: 'FIBRA',
  nome: 'Fibra',
  descricao: null,
  tecnologia: 'FIBRA',
  download_mbps: 500,
  upload_mbps: 250,
  tipos_pessoa: ['PF'],
  fidelidade_meses: 12,
  beneficio_descricao: 'Instalação',
  beneficio_valor: 600_00,
  franquia_gb: null,
  codigo_oferta_anatel: null,
  vigencia_inicio: '2026-01-01',
  vigencia_fim: null,
  valor_mensal: 100_00,
  taxa_instalacao: 100_00,
  imagem: null,
  destaque: false,
  restrito: false,
  todas_cidades: true,
  todos_canais: true,
  recursos: [],
  adicionais: [],
  promocoes: [],
  ...mudancas,
})
