import {
  type Cliente,
  DadosCliente,
  type ResponsavelDoCliente,
} from '@balcao/contract/clientes/cliente/cliente'
import type { DadosEnderecoDoCliente, TelefoneDoCliente } from '@balcao/contract/clientes/cliente/contato'
import type { TipoPessoa } from '@balcao/contract/valores/pessoa'
import * as z from 'zod/mini'
import { semEndereco, type ValoresDeEndereco, valoresDeEndereco } from '#partes/endereco/valores.ts'
import { textos } from './cliente.textos.ts'

/** `chave` identifies rows on the screen while they are moved and removed. It is never sent. */
type ComChave = { chave: string }
export type ValoresTelefone = TelefoneDoCliente & ComChave
export type ValoresEnderecoDoCliente = ValoresDeEndereco &
  Pick<DadosEnderecoDoCliente, 'id' | 'tipo' | 'referencia' | 'latitude' | 'longitude'> &
  ComChave
type ValoresResponsavel = Required<z.infer<typeof ResponsavelDoCliente>> & { data_nascimento: string | null }

export type ValoresCliente = Omit<DadosCliente, 'telefones' | 'enderecos' | 'responsavel'> & {
  telefones: ValoresTelefone[]
  enderecos: ValoresEnderecoDoCliente[]
  responsavel: ValoresResponsavel
}

const NINGUEM: ValoresResponsavel = { nome: '', cpf: '', data_nascimento: null }

const novaChave = () => crypto.randomUUID()

export const telefoneNovo = (principal: boolean): ValoresTelefone => ({
  chave: novaChave(),
  numero: '',
  tipo: 'CELULAR',
  whatsapp: true,
  principal,
})

export const enderecoNovo = (): ValoresEnderecoDoCliente => ({
  chave: novaChave(),
  tipo: 'INSTALACAO',
  ...valoresDeEndereco(null),
  referencia: null,
  latitude: null,
  longitude: null,
})

/** Starts with one empty phone and one empty address, because every client needs them. */
export const clienteNovo = (empresa_id: string, cpf_cnpj = ''): ValoresCliente => ({
  empresa_id,
  tipo_pessoa: 'PF',
  cpf_cnpj,
  nome: '',
  nome_social: null,
  nome_fantasia: null,
  rg: null,
  inscricao_estadual: null,
  data_nascimento: null,
  nome_mae: null,
  responsavel: NINGUEM,
  email: null,
  telefones: [telefoneNovo(true)],
  enderecos: [enderecoNovo()],
  situacao: 'PROSPECTO',
  observacoes: null,
  id_externo: null,
})

export const valoresDe = (cliente: Cliente): ValoresCliente => ({
  empresa_id: cliente.empresa_id,
  tipo_pessoa: cliente.tipo_pessoa,
  cpf_cnpj: cliente.cpf_cnpj ?? '',
  nome: cliente.nome,
  nome_social: cliente.nome_social,
  nome_fantasia: cliente.nome_fantasia,
  rg: cliente.rg,
  inscricao_estadual: cliente.inscricao_estadual,
  data_nascimento: cliente.data_nascimento,
  nome_mae: cliente.nome_mae,
  responsavel: {
    ...NINGUEM,
    ...cliente.responsavel,
    data_nascimento: cliente.responsavel?.data_nascimento ?? null,
  },
  email: cliente.email,
  telefones: cliente.telefones.map(({ numero, tipo, whatsapp, principal }, lugar) => ({
    chave: `salvo-${lugar}`,
    numero,
    tipo,
    whatsapp,
    principal,
  })),
  enderecos: cliente.enderecos.map(({ cidade: _, uf: __, ...endereco }) => ({
    chave: endereco.id,
    ...endereco,
  })),
  situacao: cliente.situacao,
  observacoes: cliente.observacoes,
  id_externo: cliente.id_externo,
})

/** The fields that this kind of person does not have. They are not shown and not sent. */
const semOQueEhDoOutro: Record<TipoPessoa, Partial<DadosCliente>> = {
  PF: { nome_fantasia: null, responsavel: null },
  PJ: { nome_social: null, rg: null, data_nascimento: null, nome_mae: null },
}

const telefoneVazio = ({ numero }: ValoresTelefone) => numero.trim() === ''

const enderecoVazio = ({ cep, logradouro, numero, complemento, bairro, codigo_ibge }: ValoresDeEndereco) =>
  semEndereco({ cep, logradouro, numero, complemento, bairro, codigo_ibge })

/**
 * Drops rows that were offered and never filled in.
 * Only at the end, so that the other rows keep the index that their errors use.
 */
const semVaziosNoFim = <T extends ComChave>(linhas: T[], vazia: (linha: T) => boolean) =>
  linhas.slice(0, linhas.findLastIndex((linha) => !vazia(linha)) + 1).map(({ chave: _, ...linha }) => linha)

const responsavelOuNinguem = (responsavel: ValoresResponsavel) =>
  responsavel.nome.trim() === '' && responsavel.cpf === '' && !responsavel.data_nascimento
    ? null
    : responsavel

/** As the API expects it. Anything incomplete (a city not chosen) is left for the schema to refuse. */
export const paraEnvio = (valores: ValoresCliente): DadosCliente => ({
  ...valores,
  telefones: semVaziosNoFim(valores.telefones, telefoneVazio),
  enderecos: semVaziosNoFim(valores.enderecos, enderecoVazio) as DadosEnderecoDoCliente[],
  responsavel: responsavelOuNinguem(valores.responsavel),
  ...semOQueEhDoOutro[valores.tipo_pessoa],
})

/** The contract says that a phone is repeated; the screen says which one. */
const qualSeRepete = z.check<DadosCliente>(({ value: { telefones }, issues }) => {
  const numeros = telefones.map(({ numero }) => numero)
  const repetido = numeros.findIndex((numero, lugar) => numeros.indexOf(numero) < lugar)
  if (repetido < 0) return
  const path = ['telefones', repetido, 'numero']
  issues.push({ code: 'custom', message: textos.telefoneRepetido, path, input: numeros[repetido] })
})

/**
 * The contract's own schema, applied to what would be sent.
 * The field names are the same, so errors find their field.
 */
export const EsquemaDosValores = z.pipe(z.transform(paraEnvio), DadosCliente.check(qualSeRepete))
