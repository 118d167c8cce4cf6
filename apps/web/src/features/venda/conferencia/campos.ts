import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { mensagem } from '@balcao/contract/valores/mensagens'
import type { Falta } from '@balcao/contract/vendas/faltas'
import { nomesDosCampos } from '../rascunho/rascunho.textos.ts'

/** The name of each field, as a list of what is missing says it. */
const NOMES: Readonly<Record<string, string>> = {
  ...nomesDosCampos,
  // The document tells the kind of person, and one phone is enough.
  'cliente.tipo_pessoa': nomesDosCampos['cliente.cpf_cnpj'] ?? '',
  'cliente.telefones': 'Telefone',
  'cliente.responsavel.nome': 'Nome do responsável',
  'cliente.responsavel.cpf': 'CPF do responsável',
  'cliente.responsavel.data_nascimento': 'Nascimento do responsável',
  ...Object.fromEntries(Object.entries(nomesDosAnexos).map(([tipo, nome]) => [`anexos.${tipo}`, nome])),
}

/** The nearest part of the path that has a name. */
const nomeDe = (campo: string): string | undefined => {
  const nome = NOMES[campo]
  if (nome ?? !campo.includes('.')) return nome
  return nomeDe(campo.slice(0, campo.lastIndexOf('.')))
}

/** A missing thing in one line. Of a field that is simply empty its name is enough; an attachment names itself. */
export const faltaEmPalavras = ({ campo, texto }: Falta): string => {
  const nome = nomeDe(campo)
  if (nome && texto === mensagem('obrigatorio')) return `Falta: ${nome}`
  return nome && !texto.includes(nome) ? `${nome}: ${texto}` : texto
}

/** The document tells the kind of person, so the kind alone is nothing that anybody can fill in. */
export const paraMostrar = (faltas: readonly Falta[]): readonly Falta[] =>
  faltas.some(({ campo }) => campo === 'cliente.cpf_cnpj')
    ? faltas.filter(({ campo }) => campo !== 'cliente.tipo_pessoa')
    : faltas
