import type { SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import type { CampoDaImportacao, Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import { limparCep } from '@balcao/contract/valores/cep'
import { erroDeFormula, escreverPorExtenso, type Lida, limpar } from './celula.ts'
import { type Cidades, lerUf } from './cidades.ts'
import { lerNascimento } from './data.ts'
import { lerCpf, lerDocumento } from './documento.ts'
import { lerSituacao } from './situacao.ts'
import { lerTelefones } from './telefones.ts'

export type Motivo = { campo: CampoDaImportacao | null; texto: string }

const textos = [
  'nome',
  'nome_social',
  'nome_fantasia',
  'rg',
  'inscricao_estadual',
  'nome_mae',
  'responsavel_nome',
  'email',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'referencia',
  'observacoes',
  'id_externo',
] as const satisfies CampoDaImportacao[]

/** What one row says, field by field. A missing field was left empty and says nothing about the client. */
export type Valores = { [C in (typeof textos)[number]]?: string } & {
  cpf_cnpj?: string
  responsavel_cpf?: string
  data_nascimento?: string
  situacao?: SituacaoCliente
  telefone?: string[]
  telefone_2?: string[]
  telefone_3?: string[]
  cep?: string
  codigo_ibge?: number
  latitude?: number
  longitude?: number
}

export type LinhaLida = { valores: Valores; motivos: Motivo[] }

export type Referencias = { cidades: Cidades; hoje: string }

const texto = (celula: string): Lida<string> => ({ valor: celula.replace(/[\t\n\r]+/g, ' ') })

const textoComLinhas = (celula: string): Lida<string> => ({ valor: celula })

/** Seven digits: a spreadsheet dropped the leading zero, which CEPs of São Paulo have. */
const lerCep = (celula: string): Lida<string> => {
  const cep = limparCep(escreverPorExtenso(celula).texto)
  return { valor: /^\d{7}$/.test(cep) ? `0${cep}` : cep }
}

const lerEmail = (celula: string): Lida<string> =>
  /@.*[;,/\s].*@/.test(celula) ? { motivo: 'Há mais de um e-mail na célula: deixe só um' } : { valor: celula }

const lerCoordenada = (celula: string): Lida<number> => {
  const valor = Number(celula.replace(',', '.'))
  return Number.isFinite(valor) ? { valor } : { motivo: 'Coordenada não reconhecida: escreva como -22,9056' }
}

/** City and state are read together, after the other fields. */
const leitores = {
  ...(Object.fromEntries(textos.map((campo) => [campo, texto])) as Record<
    (typeof textos)[number],
    typeof texto
  >),
  observacoes: textoComLinhas,
  email: lerEmail,
  cpf_cnpj: lerDocumento,
  responsavel_cpf: lerCpf,
  data_nascimento: (celula: string, { hoje }: Referencias) => lerNascimento(celula, hoje),
  situacao: lerSituacao,
  telefone: lerTelefones,
  telefone_2: lerTelefones,
  telefone_3: lerTelefones,
  cep: lerCep,
  latitude: lerCoordenada,
  longitude: lerCoordenada,
} satisfies Partial<Record<CampoDaImportacao, (celula: string, referencias: Referencias) => Lida<unknown>>>

type CampoSimples = keyof typeof leitores
const simples = Object.keys(leitores) as CampoSimples[]

/** Reads files with these columns row by row, and reports all mistakes of a row at once. */
export const leitorDeLinhas = (mapeamento: Mapeamento, referencias: Referencias) => {
  const coluna = new Map(mapeamento.map((campo, i) => [campo, i]))
  const usados = simples.filter((campo) => coluna.has(campo))

  return (celulas: readonly string[]): LinhaLida => {
    const valores: Record<string, unknown> = {}
    const motivos: Motivo[] = []
    const celulaDe = (campo: CampoDaImportacao) => {
      const posicao = coluna.get(campo)
      return posicao === undefined ? '' : limpar(celulas[posicao])
    }
    const guardar = (campo: CampoDaImportacao, celula: string, lida: Lida<unknown>) => {
      const erro = erroDeFormula(celula)
      if (erro) motivos.push({ campo, texto: erro })
      else if (lida && 'motivo' in lida) motivos.push({ campo, texto: lida.motivo })
      else if (lida) valores[campo] = lida.valor
    }
    for (const campo of usados) {
      const celula = celulaDe(campo)
      if (celula) guardar(campo, celula, leitores[campo](celula, referencias))
    }
    const [uf, ibge, cidade] = [celulaDe('uf'), celulaDe('codigo_ibge'), celulaDe('cidade')]
    const ufLida = uf ? lerUf(uf) : null
    if (ufLida && 'motivo' in ufLida) guardar('uf', uf, ufLida)
    const daUf = ufLida && 'valor' in ufLida ? ufLida.valor : null
    if (ibge) guardar('codigo_ibge', ibge, referencias.cidades.peloCodigo(ibge))
    else if (cidade) {
      const lida = referencias.cidades.peloNome(cidade, daUf)
      if (lida && 'valor' in lida) valores.codigo_ibge = lida.valor
      else guardar('cidade', cidade, lida)
    }
    return { valores: valores as Valores, motivos }
  }
}
