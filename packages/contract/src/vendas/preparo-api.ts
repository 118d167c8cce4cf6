import * as z from 'zod/mini'
import { TipoAnexo } from '#base/anexo.ts'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Referencia } from '#base/escolha.ts'
import { regra } from '#base/regra.ts'
import { Cliente } from '#clientes/cliente/cliente.ts'
import { TipoCanal } from '#provedor/canal-venda-filtro.ts'
import { Endereco } from '#provedor/endereco.ts'
import { DataIso } from '#valores/data.ts'
import { mensagem } from '#valores/mensagens.ts'
import { RegrasDeAnexo } from './anexo.ts'
import { VENDER_OU_CORRIGIR } from './rascunho-api.ts'
import { Restricao } from './restricao.ts'

/** A channel, as far as it decides how a sale is made. */
export const CanalDaVenda = z.object({
  id: Id,
  nome: z.string(),
  tipo: TipoCanal,
  anexos_obrigatorios: z.array(TipoAnexo),
  exige_aceite_digital: z.boolean(),
  fora_do_estabelecimento: z.boolean(),
  /** What is read aloud while the acceptance is recorded. Null: the default text. */
  roteiro_audio: z.nullable(z.string()),
  /** Null: every company. */
  empresas: z.nullable(z.array(Id)),
})
export type CanalDaVenda = z.infer<typeof CanalDaVenda>

/** What a sale is made with. Devices keep the last answer for when there is no network. */
export const PreparoDaVenda = z.object({
  hoje: DataIso,
  empresas: z.array(Referencia),
  canais: z.array(CanalDaVenda),
  /** The person's own channel, if it is one of these. */
  canal_padrao: z.nullable(Id),
  dias_vencimento: z.array(z.int()),
  anexos: RegrasDeAnexo,
  /** A draft that nobody touches for this long is deleted, on devices too. */
  dias_do_rascunho: z.int(),
})
export type PreparoDaVenda = z.infer<typeof PreparoDaVenda>

/** A client on record, for the first step. Masked for people who may not view clients. */
export const ClienteNaVenda = z.pick(Cliente, {
  id: true,
  codigo: true,
  tipo_pessoa: true,
  cpf_cnpj: true,
  nome: true,
  nome_social: true,
  nome_fantasia: true,
  rg: true,
  inscricao_estadual: true,
  data_nascimento: true,
  nome_mae: true,
  responsavel: true,
  email: true,
  telefones: true,
  enderecos: true,
  situacao: true,
  mascarado: true,
})
export type ClienteNaVenda = z.infer<typeof ClienteNaVenda>

/** Tells an address from others that are masked to the same words, without a word of where it is. */
const SinalDoEndereco = z.object({
  id: Id,
  /** When it came into the record. */
  desde: DataIso,
  /** Whether a contract of the client is there. */
  contrato: z.boolean(),
})
export type SinalDoEndereco = z.infer<typeof SinalDoEndereco>

export const ConsultaDaVenda = z.object({
  cliente: z.nullable(ClienteNaVenda),
  /** Of masked addresses. Devices may keep an answer from before there were any. */
  sinais: z.optional(z.array(SinalDoEndereco)),
  /** The fields that the record has, masked ones too: left untouched, they count as on record. */
  preenchidos: z.array(z.string()),
  /** Why a sale to this person will wait for an authorisation, as far as it is known already. */
  restricoes: z.array(Restricao),
})
export type ConsultaDaVenda = z.infer<typeof ConsultaDaVenda>

const quem = {
  empresa_id: Id,
  cpf_cnpj: z.optional(z.string().check(z.maxLength(20))),
  cliente_id: z.optional(Id),
  /** The sale that is being corrected, which does not stand in its own way. */
  venda_id: z.optional(Id),
}
const umDosDois = regra(
  ({ cpf_cnpj, cliente_id }: { cpf_cnpj?: string | undefined; cliente_id?: string | undefined }) =>
    cpf_cnpj !== undefined || cliente_id !== undefined,
  'cpf_cnpj',
  mensagem('obrigatorio'),
)

/** By the id of a record that looks like the same person, or else by document. */
export const PerguntaDaVenda = z.strictObject(quem).check(umDosDois)
export type PerguntaDaVenda = z.infer<typeof PerguntaDaVenda>

/** An address on record, or a door as it was typed. */
const Porta = z.union([
  z.strictObject({ id: Id }),
  z.pick(Endereco, { cep: true, numero: true, complemento: true }),
])
export const PerguntaDasRestricoes = z.strictObject({ ...quem, porta: Porta }).check(umDosDois)
export type PerguntaDasRestricoes = z.infer<typeof PerguntaDasRestricoes>

export const preparoApi = {
  obter: endpoint({
    method: 'GET',
    path: '/venda/preparo',
    permissao: VENDER_OU_CORRIGIR,
    resumo: 'Com o que uma venda é feita: empresas, canais, dias de vencimento, anexos',
    resposta: PreparoDaVenda,
  }),
  /** POST although it only reads: documents do not belong in a URL. */
  consultar: endpoint({
    method: 'POST',
    path: '/venda/cliente',
    permissao: VENDER_OU_CORRIGIR,
    resumo: 'O cliente com este documento, e por que uma venda a ele esperaria autorização',
    body: PerguntaDaVenda,
    resposta: ConsultaDaVenda,
  }),
  /** The door decides too, and is known last. */
  restricoes: endpoint({
    method: 'POST',
    path: '/venda/restricoes',
    permissao: VENDER_OU_CORRIGIR,
    resumo: 'Por que uma venda a esta pessoa, nesta porta, esperaria autorização',
    body: PerguntaDasRestricoes,
    resposta: z.object({ restricoes: z.array(Restricao) }),
  }),
}
