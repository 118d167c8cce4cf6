import { canonico } from '@balcao/contract/base/canonico'
import { type Municipio, nomeComUf } from '@balcao/contract/provedor/municipio'
import { formatarCep } from '@balcao/contract/valores/cep'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { nomesDasFormas, nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { responsavelEmPalavras } from '../etapas/cliente/registro-em-palavras.ts'
import { nomesDosCampos } from './rascunho.textos.ts'

type Objeto = Record<string, unknown>

export const lerCampo = (dados: DadosDoRascunho, caminho: string): unknown =>
  caminho.split('.').reduce<unknown>((valor, parte) => (valor as Objeto | undefined)?.[parte], dados)

const comCampo = (dados: Objeto, [parte = '', ...resto]: string[], valor: unknown): Objeto => {
  const novo = resto.length ? comCampo(dados[parte] as Objeto, resto, valor) : valor
  const { [parte]: _, ...demais } = dados
  return novo === undefined ? demais : { ...demais, [parte]: novo }
}

/** The draft with these fields as the other version has them. */
export const comCamposDe = (
  dados: DadosDoRascunho,
  outra: DadosDoRascunho,
  caminhos: readonly string[],
): DadosDoRascunho =>
  caminhos.reduce<Objeto>(
    (junto, caminho) => comCampo(junto, caminho.split('.'), lerCampo(outra, caminho)),
    dados,
  ) as DadosDoRascunho

/** The paths of the fields that differ, in the order of the steps. */
export const camposDiferentes = (a: DadosDoRascunho, b: DadosDoRascunho) =>
  Object.keys(nomesDosCampos).filter(
    (caminho) => canonico(lerCampo(a, caminho)) !== canonico(lerCampo(b, caminho)),
  )

export const nomeDoCampo = (caminho: string) => nomesDosCampos[caminho] ?? caminho

/** Names by id, and of cities by their code, out of whatever the device has heard of. */
export const juntarNomes = (valor: unknown, nomes = new Map<string, string>()) => {
  if (typeof valor !== 'object' || valor === null) return nomes
  const { id, nome, uf, codigo, codigo_ibge = codigo, cidade = nome, logradouro, numero } = valor as Objeto
  if (typeof id === 'string' && typeof nome === 'string') nomes.set(id, nome)
  if (typeof id === 'string' && typeof logradouro === 'string')
    nomes.set(id, [logradouro, numero].filter(Boolean).join(', '))
  if (typeof codigo_ibge === 'number' && typeof uf === 'string')
    nomes.set(String(codigo_ibge), nomeComUf({ nome: String(cidade), uf: uf as Municipio['uf'] }))
  for (const parte of Object.values(valor)) juntarNomes(parte, nomes)
  return nomes
}

const SEM_NOME = 'Outra escolha, cujo nome este aparelho não conhece'
const PESSOAS: Record<string, string> = { PF: 'Pessoa física', PJ: 'Pessoa jurídica' }
const ESCOLHAS: Record<string, Record<string, string>> = {
  'cliente.tipo_pessoa': PESSOAS,
  forma_pagamento: nomesDasFormas,
  'agendamento.turno': nomesDosTurnos,
}

type Telefone = NonNullable<DadosDoRascunho['cliente']['telefones']>[number]

const telefoneEmPalavras = ({ numero, whatsapp }: Telefone) =>
  `${formatarTelefone(numero)}${whatsapp ? ' (WhatsApp)' : ''}`

/** A field's value as people read it. Empty when there is none. */
export const emPalavras = (caminho: string, valor: unknown, nomes: ReadonlyMap<string, string>): string => {
  const nomeDe = (id: unknown) => nomes.get(String(id)) ?? SEM_NOME
  if (caminho === 'promocoes' && valor === null) return 'As que juntas deixam o menor preço'
  if (caminho === 'promocoes') return (valor as string[]).map(nomeDe).join(', ') || 'Nenhuma'
  if (valor === undefined || valor === '') return ''
  if (caminho === 'adicionais')
    return (valor as DadosDoRascunho['adicionais'])
      .map(({ id, quantidade }) => (quantidade > 1 ? `${quantidade} × ${nomeDe(id)}` : nomeDe(id)))
      .join(', ')
  if (caminho === 'cliente.telefones') return (valor as Telefone[]).map(telefoneEmPalavras).join(', ')
  if (caminho === 'cliente.responsavel')
    return responsavelEmPalavras(valor as DadosDoRascunho['cliente']['responsavel']) ?? ''
  const texto = String(valor)
  if (caminho === 'cliente.cpf_cnpj') return formatarDocumento(texto)
  if (caminho === 'endereco.cep') return formatarCep(texto)
  if (/(^|[._])(id|codigo_ibge)$/.test(caminho)) return nomeDe(texto)
  if (/^\d{4}-\d{2}-\d{2}$/.test(texto)) return formatarData(texto)
  return ESCOLHAS[caminho]?.[texto] ?? texto
}
