import { nomesDosEnderecos, nomesDosTelefones } from '@balcao/contract/clientes/cliente/contato'
import { nomesDasOrigens, nomesDasSituacoes } from '@balcao/contract/clientes/cliente/situacao'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import type { TipoPessoa } from '@balcao/contract/valores/pessoa'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { estaVazio, mostrarValor } from '#ui/historico/entradas.ts'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import type { ValoresCliente, ValoresEnderecoDoCliente, ValoresTelefone } from './cliente.formulario.ts'
import { acoesDoHistorico, nomesDosTipos, rotulos, textos } from './cliente.textos.ts'

const nomear =
  <K extends string>(nomes: Record<K, string>) =>
  (valor: unknown) =>
    nomes[valor as K] ?? mostrarValor(valor)

const telefone = (t: ValoresTelefone | string) =>
  typeof t === 'string'
    ? t
    : [
        formatarTelefone(t.numero),
        nomesDosTelefones[t.tipo],
        t.whatsapp && textos.whatsapp,
        t.principal && textos.principal.toLowerCase(),
      ]
        .filter(Boolean)
        .join(', ')

const endereco = (e: ValoresEnderecoDoCliente | string) =>
  typeof e === 'string'
    ? e
    : `${nomesDosEnderecos[e.tipo]}: ${[e.logradouro, e.numero, e.complemento, e.bairro].filter(Boolean).join(', ')}`

const responsavel = (valor: ValoresCliente['responsavel'] | string) => {
  if (typeof valor === 'string') return valor
  return (
    [
      valor.nome,
      valor.cpf && formatarDocumento(valor.cpf),
      valor.data_nascimento && textos.nascido(formatarData(valor.data_nascimento)),
    ]
      .filter(Boolean)
      .join(', ') || mostrarValor(null)
  )
}

/** One per line, because addresses are too long to share one. */
const emLinhas =
  <T>(escrever: (item: T) => string) =>
  (valor: unknown) =>
    Array.isArray(valor) ? valor.map(escrever).join('; ') : mostrarValor(valor)

/** The history already holds contacts as text. A conflict brings the values of the form. */
const escritores: Record<string, (valor: unknown) => string> = {
  cpf_cnpj: (valor) => formatarDocumento(String(valor)),
  data_nascimento: (valor) => formatarData(String(valor)),
  tipo_pessoa: nomear<TipoPessoa>(nomesDosTipos),
  situacao: nomear(nomesDasSituacoes),
  origem: nomear(nomesDasOrigens),
  telefones: emLinhas(telefone),
  enderecos: emLinhas(endereco),
  responsavel: (valor) => responsavel(valor as ValoresCliente['responsavel'] | string),
}

export const palavras = {
  rotulos,
  acoes: acoesDoHistorico,
  mostrarCampo: (campo, valor) => {
    if (estaVazio(valor)) return mostrarValor(valor)
    return escritores[campo]?.(valor) ?? mostrarValor(valor)
  },
} satisfies Palavras
