import type { DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import type { DadosEnderecoDoCliente, TelefoneDoCliente } from '@balcao/contract/clientes/cliente/contato'
import type { SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import { cnpjValido, cpfValido } from '@balcao/contract/valores/documento'
import { semAcento } from '@balcao/contract/valores/texto'
import { CAMPINAS_E_REGIAO, type empresas, LITORAL, ZONA_DA_MATA } from './empresas.ts'
import * as palavras from './palavras.ts'
import { criarSorte, type Sorte } from './sorte.ts'

type ClienteDaDemo = { dados: DadosCliente; diasDeCasa: number; restricao: string | null }

/** For each company: how many clients it has, where, and with which area code and first digits of the CEP. */
const PRACAS = {
  vale: {
    clientes: 1_500,
    ddd: '19',
    cidades: CAMPINAS_E_REGIAO,
    ceps: ['13010', '13270', '13280', '13183', '13140'],
  },
  serra: { clientes: 1_000, ddd: '32', cidades: ZONA_DA_MATA, ceps: ['36010', '36200', '36300', '36500'] },
  litoral: { clientes: 500, ddd: '47', cidades: LITORAL, ceps: ['88301', '88330', '88220', '88215'] },
}
type Praca = (typeof PRACAS)[keyof typeof PRACAS]

const DIAS_DA_EMPRESA_MAIS_VELHA = 1_500
const ALFABETO = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'

/** The same three thousand every time, so that what is said about the demonstration stays true. */
export const clientesDaDemo = (idDaEmpresa: Record<keyof typeof empresas, string>): ClienteDaDemo[] => {
  const sorte = criarSorte(20_261_115)
  const documentos = new Set<string>()
  return (Object.keys(PRACAS) as (keyof typeof PRACAS)[]).flatMap((empresa) => {
    const feitos: DadosCliente[] = []
    return Array.from({ length: PRACAS[empresa].clientes }, (_, i) => {
      const anterior = sorte.chance(0.01) ? feitos.at(-1) : undefined
      const dados: DadosCliente = {
        ...pessoa(sorte, documentos),
        empresa_id: idDaEmpresa[empresa],
        ...contatos(sorte, PRACAS[empresa], anterior),
        situacao: situacao(sorte),
        observacoes: sorte.chance(0.05) ? 'Prefere contato depois das 18 h' : null,
        id_externo: sorte.chance(0.7) ? `ERP-${10_000 + i}` : null,
      }
      feitos.push(dados)
      return {
        dados,
        diasDeCasa: sorte.inteiro(0, DIAS_DA_EMPRESA_MAIS_VELHA),
        restricao: sorte.chance(0.015) ? sorte.um(palavras.RESTRICOES) : null,
      }
    })
  })
}

const situacao = ({ inteiro }: Sorte): SituacaoCliente => {
  const parte = inteiro(1, 100)
  if (parte <= 62) return 'ATIVO'
  if (parte <= 80) return 'PROSPECTO'
  return parte <= 90 ? 'CANCELADO' : 'SUSPENSO'
}

type Pessoa = Omit<
  DadosCliente,
  'empresa_id' | 'telefones' | 'enderecos' | 'situacao' | 'observacoes' | 'id_externo'
>
const SO_DE_ALGUNS = {
  nome_social: null,
  nome_fantasia: null,
  rg: null,
  inscricao_estadual: null,
  responsavel: null,
}

const pessoa = (sorte: Sorte, usados: Set<string>): Pessoa => {
  const nome = nomeDePessoa(sorte, sorte.chance(0.5))
  if (sorte.chance(0.88))
    return {
      ...SO_DE_ALGUNS,
      tipo_pessoa: 'PF',
      cpf_cnpj: documento(sorte, usados, '0123456789', 9, cpfValido),
      nome,
      nome_social: sorte.chance(0.01) ? nomeDePessoa(sorte, true) : null,
      rg: sorte.chance(0.5) ? String(sorte.inteiro(1_000_000, 59_999_999)) : null,
      data_nascimento: `${sorte.inteiro(1945, 2007)}-${dois(sorte.inteiro(1, 12))}-${dois(sorte.inteiro(1, 28))}`,
      nome_mae: sorte.chance(0.6) ? nomeDePessoa(sorte, true) : null,
      email: sorte.chance(0.7) ? emailDe(sorte, nome) : null,
    }
  const fantasia = `${sorte.um(palavras.RAMOS)} ${sorte.um(palavras.LUGARES)}`
  // CNPJs contain letters since July 2026, so the youngest companies have them.
  const alfabeto = sorte.chance(0.3) ? ALFABETO : '0123456789'
  return {
    ...SO_DE_ALGUNS,
    tipo_pessoa: 'PJ',
    cpf_cnpj: documento(sorte, usados, alfabeto, 8, (d) => cnpjValido(d), '0001'),
    nome: `${fantasia} Ltda.`,
    nome_fantasia: fantasia,
    inscricao_estadual: sorte.chance(0.5) ? String(sorte.inteiro(100_000_000, 999_999_999)) : null,
    data_nascimento: null,
    nome_mae: null,
    responsavel: { nome, cpf: documento(sorte, usados, '0123456789', 9, cpfValido) },
    email: emailDe(sorte, fantasia),
  }
}

const nomeDePessoa = (sorte: Sorte, mulher: boolean) => {
  const meio = mulher ? palavras.DO_MEIO : palavras.DO_MEIO_MASCULINO
  const primeiro = sorte.umComum(mulher ? palavras.MULHERES : palavras.HOMENS)
  const segundo = sorte.chance(0.3) ? sorte.um(meio) : ''
  const ligado = sorte.chance(0.35)
  const sobrenome = sorte.umComum(palavras.SOBRENOMES)
  const ultimo = sorte.chance(0.6) ? sorte.umComum(palavras.SOBRENOMES) : ''
  const ligacao = ligado ? (palavras.LIGACOES[sobrenome] ?? '') : ''
  return [primeiro, segundo, ligacao, sobrenome, ultimo].filter(Boolean).join(' ')
}

const dois = (numero: number) => String(numero).padStart(2, '0')

/** A valid one that nobody else here has. */
const documento = (
  sorte: Sorte,
  usados: Set<string>,
  alfabeto: string,
  tamanho: number,
  valido: (documento: string) => boolean,
  filial = '',
): string => {
  const base = Array.from({ length: tamanho }, () => sorte.um([...alfabeto])).join('') + filial
  const completo = Array.from({ length: 100 }, (_, i) => base + dois(i)).find(valido)
  if (!completo || usados.has(completo)) return documento(sorte, usados, alfabeto, tamanho, valido, filial)
  usados.add(completo)
  return completo
}

const emailDe = (sorte: Sorte, nome: string) => {
  const [primeiro = '', ...outros] = semAcento(nome)
    .replace(/[^a-z ]/g, '')
    .split(' ')
  return `${primeiro}.${outros.at(-1) ?? ''}${sorte.inteiro(1, 999)}@exemplo.example`
}

/** A few share the phone or the house of an earlier client: the duplicates that every provider has. */
const contatos = (sorte: Sorte, praca: Praca, anterior: DadosCliente | undefined) => {
  const proprios = { telefones: telefones(sorte, praca.ddd), enderecos: enderecos(sorte, praca) }
  if (!anterior) return proprios
  return sorte.chance(0.5)
    ? { ...proprios, telefones: anterior.telefones }
    : { ...proprios, enderecos: anterior.enderecos }
}

const telefones = (sorte: Sorte, ddd: string): TelefoneDoCliente[] => {
  const celular: TelefoneDoCliente = {
    numero: `+55${ddd}9${sorte.inteiro(80_000_000, 99_999_999)}`,
    tipo: 'CELULAR',
    whatsapp: sorte.chance(0.9),
    principal: true,
  }
  const fixo: TelefoneDoCliente = {
    numero: `+55${ddd}3${sorte.inteiro(2_000_000, 9_999_999)}`,
    tipo: 'RESIDENCIAL',
    whatsapp: false,
    principal: false,
  }
  return sorte.chance(0.25) ? [celular, fixo] : [celular]
}

const enderecos = (sorte: Sorte, { cidades, ceps }: Praca): DadosEnderecoDoCliente[] => {
  const qual = sorte.inteiro(0, cidades.length - 1)
  const endereco = (tipo: 'INSTALACAO' | 'COBRANCA'): DadosEnderecoDoCliente => ({
    tipo,
    cep: `${ceps[qual]}${String(sorte.inteiro(0, 199)).padStart(3, '0')}`,
    logradouro: sorte.um(palavras.RUAS),
    numero: sorte.chance(0.03) ? 'S/N' : String(sorte.inteiro(1, 2_500)),
    complemento: sorte.chance(0.25) ? sorte.um(palavras.COMPLEMENTOS) : null,
    bairro: sorte.um(palavras.BAIRROS),
    codigo_ibge: cidades[qual] ?? 0,
    referencia: sorte.chance(0.15) ? sorte.um(palavras.REFERENCIAS) : null,
    latitude: null,
    longitude: null,
  })
  return sorte.chance(0.15) ? [endereco('INSTALACAO'), endereco('COBRANCA')] : [endereco('INSTALACAO')]
}
