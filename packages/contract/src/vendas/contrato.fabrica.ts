import { fibra500, pontoExtra } from '#catalogo/preco/preco.fabrica.ts'
import type { Acordo, EventoAcordado } from './contrato-acordado.ts'
import type { EstadoDoContrato } from './contrato-estado.ts'
import type { PlanoDoContrato } from './contrato-visto.ts'

export const planoDeTeste = (dados: Partial<PlanoDoContrato> = {}): PlanoDoContrato => ({
  ...fibra500,
  download_mbps: 500,
  upload_mbps: 250,
  tipos_pessoa: ['PF', 'PJ'],
  beneficio_descricao: 'Instalação grátis',
  ...dados,
})

/** Sold in March, with one extra point. */
export const ATIVO_DESDE = '2026-03-10'
export const itemDeTeste = { ...pontoExtra, quantidade: 1, desde: null }
export const estadoDeTeste = (dados: Partial<EstadoDoContrato> = {}): EstadoDoContrato => ({
  situacao: 'ATIVO',
  plano: planoDeTeste(),
  plano_da_venda: true,
  itens: [itemDeTeste],
  fidelidade: { inicio: ATIVO_DESDE, meses: 12, beneficio_valor: 600_00, beneficio_descricao: null },
  cliente_id: 'cliente',
  tipo_pessoa: 'PF',
  endereco_id: 'endereco',
  codigo_ibge: 3509502,
  ...dados,
})

/** Without the parts that a test does not care about. */
type SemReferidos<A> = A extends unknown ? Omit<A, 'cliente_id' | 'endereco_id'> & Partial<A> : never

export const eventoDeTeste = (
  dia: string,
  acordo: SemReferidos<Acordo>,
  situacao: EventoAcordado['situacao'] = 'FEITO',
): EventoAcordado =>
  ({
    id: `${acordo.tipo} ${dia}`,
    dia,
    situacao,
    cliente_id: null,
    endereco_id: null,
    ...acordo,
  }) as EventoAcordado

type Troca = Extract<Acordo, { tipo: 'TROCA_PLANO' }>

export const troca = (
  plano: PlanoDoContrato,
  { vendidos = [pontoExtra.id], novo_beneficio = false } = {},
): Troca => ({
  tipo: 'TROCA_PLANO',
  cliente_id: null,
  endereco_id: null,
  dados: {
    plano,
    vendidos: vendidos.map((id) => ({ id, obrigatorio: false })),
    entram: [],
    novo_beneficio,
    codigo_ibge: 3509502,
  },
})
