import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { soDoTipo } from '@balcao/contract/vendas/so-do-tipo'
import { type ClienteDaVenda, ClienteDigitado } from '@balcao/contract/vendas/venda-dados'
import type { venda } from './venda.table.ts'

type Guardada = typeof venda.$inferSelect

const CAMPOS = [
  'tipo_pessoa',
  'cpf_cnpj',
  'nome',
  'nome_social',
  'nome_fantasia',
  'rg',
  'inscricao_estadual',
  'data_nascimento',
  'nome_mae',
  'email',
] as const

const responsavelCompleto = ({ responsavel }: Cliente) =>
  responsavel?.data_nascimento ? { ...responsavel, data_nascimento: responsavel.data_nascimento } : null

/** The fields that the record has. Left untouched in a sale, they count as on record. */
export const preenchidosDe = (cliente: Cliente): string[] => [
  ...CAMPOS.filter((campo) => cliente[campo]),
  ...(responsavelCompleto(cliente) ? ['responsavel'] : []),
  ...(cliente.telefones.length ? ['telefones'] : []),
]

const NADA = Object.fromEntries(CAMPOS.map((campo) => [campo, null]))

/** Who buys: what was typed, and what was left untouched as on record. Called once nothing is missing. */
export const compradorDe = (
  { cliente: { id: _, ...digitado } }: DadosDoRascunho,
  registro: Cliente | null,
): ClienteDaVenda => {
  const doRegistro = registro && {
    ...Object.fromEntries(CAMPOS.map((campo) => [campo, registro[campo]])),
    responsavel: responsavelCompleto(registro),
    telefones: registro.telefones,
  }
  const doTipo = soDoTipo(digitado, digitado.tipo_pessoa ?? registro?.tipo_pessoa)
  return { ...NADA, responsavel: null, ...doRegistro, ...ClienteDigitado.parse(doTipo) } as ClienteDaVenda
}

/** Of who buys, what was typed in the sale. The rest was as on record when it was sent, and the record may be newer. */
export const digitadoNaVenda = ({ dados, cliente }: Pick<Guardada, 'dados' | 'cliente'>) =>
  Object.fromEntries(
    Object.entries(cliente).filter(([campo]) => campo in dados.cliente),
  ) as Partial<ClienteDaVenda>
