import * as z from 'zod/mini'
import { Id, TextoOpcional } from '#base/comum.ts'
import { Endereco } from '#provedor/endereco.ts'
import type { TipoPessoa } from '#valores/pessoa.ts'
import { ehFixo, lerTelefone, Telefone } from '#valores/telefone.ts'
import { TipoTelefone } from './telefones.ts'

export const nomesDosTelefones: Record<TipoTelefone, string> = {
  CELULAR: 'Celular',
  RESIDENCIAL: 'Residencial',
  COMERCIAL: 'Comercial',
  RECADO: 'Recado',
}

/** The kind of phone that a complete number is, unless someone says otherwise. */
export const tipoDoNumero = (numero: string, pessoa: TipoPessoa): TipoTelefone => {
  if (!ehFixo(numero)) return 'CELULAR'
  return pessoa === 'PJ' ? 'COMERCIAL' : 'RESIDENCIAL'
}

type Troca = { tipo: TipoTelefone; anterior: string | undefined; numero: string; pessoa: TipoPessoa }

/**
 * A landline number that replaces a mobile one cannot keep the mobile type, and the other way round.
 * `anterior` is the last complete number. A type that a person chose stays when the new number is of the same
 * kind.
 */
export const tipoDepoisDaTroca = ({ tipo, anterior, numero, pessoa }: Troca): TipoTelefone => {
  if (lerTelefone(numero) === null) return tipo
  const eraDeFixo =
    anterior !== undefined && ehFixo(anterior) && (tipo === 'RESIDENCIAL' || tipo === 'COMERCIAL')
  const seguir = ehFixo(numero) ? tipo === 'CELULAR' : eraDeFixo
  return seguir ? tipoDoNumero(numero, pessoa) : tipo
}

const telefone = { tipo: TipoTelefone, whatsapp: z.boolean(), principal: z.boolean() }

/** A landline has no WhatsApp. The flag is corrected, not refused. */
export const TelefoneDoCliente = z
  .strictObject({ numero: Telefone, ...telefone })
  .check(z.overwrite((lido) => ({ ...lido, whatsapp: lido.whatsapp && !ehFixo(lido.numero) })))
export type TelefoneDoCliente = z.infer<typeof TelefoneDoCliente>

/** As stored, which may be older than today's rules, and as shown, which may be masked. */
export const TelefoneGuardado = z.object({ numero: z.string(), ...telefone })

export const tiposDeEndereco = ['INSTALACAO', 'COBRANCA'] as const
const TipoEndereco = z.enum(tiposDeEndereco)
type TipoEndereco = z.infer<typeof TipoEndereco>

export const nomesDosEnderecos: Record<TipoEndereco, string> = {
  INSTALACAO: 'Instalação',
  COBRANCA: 'Cobrança',
}

const coordenada = (limite: number) =>
  z.nullable(z.number().check(z.gte(-limite, 'Fora do mapa'), z.lte(limite, 'Fora do mapa')))

export const DadosEnderecoDoCliente = z.extend(Endereco, {
  /**
   * Only for an address that is already saved. Sales and contracts refer to it, so an edit must keep its id.
   */
  id: z.optional(Id),
  tipo: TipoEndereco,
  referencia: TextoOpcional(150),
  latitude: coordenada(90),
  longitude: coordenada(180),
})
export type DadosEnderecoDoCliente = z.infer<typeof DadosEnderecoDoCliente>

export const EnderecoDoCliente = z.object({
  id: Id,
  tipo: TipoEndereco,
  cep: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  complemento: z.nullable(z.string()),
  bairro: z.string(),
  codigo_ibge: z.int(),
  cidade: z.string(),
  uf: z.string(),
  referencia: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type EnderecoDoCliente = z.infer<typeof EnderecoDoCliente>
