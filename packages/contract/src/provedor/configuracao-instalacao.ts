import * as z from 'zod/mini'
import { Texto } from '#base/comum.ts'
import { lerData } from '#valores/data.ts'
import { type Definicao, inteiro, linhas, opcao, opcoes } from './configuracao-definicao.ts'

const MAXIMO = 1_000

/** A city with places of its own. Its name is for people who read the settings and their history. */
const VagasDaCidade = z.strictObject({
  codigo_ibge: inteiro(1_100_000, 5_399_999),
  cidade: Texto(80),
  vagas: inteiro(0, MAXIMO),
})
export type VagasDaCidade = z.infer<typeof VagasDaCidade>

const vagasPorCidade = z.array(VagasDaCidade).check(
  z.maxLength(500),
  z.refine((cidades) => new Set(cidades.map(({ codigo_ibge }) => codigo_ibge)).size === cidades.length, {
    error: 'Há uma cidade repetida: deixe uma linha para cada',
  }),
)

/** In the order of `Date.getUTCDay`. */
export const diasDaSemana = {
  DOM: 'Domingo',
  SEG: 'Segunda',
  TER: 'Terça',
  QUA: 'Quarta',
  QUI: 'Quinta',
  SEX: 'Sexta',
  SAB: 'Sábado',
} as const

const TODO_ANO = /^\d{2}\/\d{2}$/
const UM_ANO_QUALQUER = 2028
const ehData = (texto: string) =>
  lerData(TODO_ANO.test(texto) ? `${texto}/${UM_ANO_QUALQUER}` : texto) !== null &&
  (TODO_ANO.test(texto) || /^\d{2}\/\d{2}\/\d{4}$/.test(texto))

const datas = z.pipe(
  linhas(60, 10),
  z.array(z.string()).check(
    z.refine((textos) => textos.every(ehData), {
      error: 'Escreva cada data como 25/12 (todo ano) ou 04/03/2027',
    }),
  ),
)

const primeirasMensalidades = {
  INTEIRA: 'Inteira',
  PROPORCIONAL: 'Proporcional aos dias do mês',
} as const

/** When and how much is installed, and what the first month costs. */
export const configuracoesDeInstalacao = {
  vagas_por_turno: {
    grupo: 'instalacao',
    rotulo: 'Vagas por turno',
    descricao: 'Quantas instalações cabem em cada cidade, por dia e turno. Com 0 não há limite.',
    campo: 'numero',
    unidade: 'vagas',
    esquema: inteiro(0, MAXIMO),
    padrao: 0,
  },
  vagas_por_cidade: {
    grupo: 'instalacao',
    rotulo: 'Cidades com outro número de vagas',
    descricao: 'Nestas cidades vale o número da linha, e não o de cima. Com 0 não há limite.',
    campo: 'vagas',
    esquema: vagasPorCidade,
    padrao: [],
  },
  dias_de_instalacao: {
    grupo: 'instalacao',
    rotulo: 'Dias em que se instala',
    descricao: 'Nos outros dias da semana não se agenda.',
    campo: 'opcoes',
    opcoes: diasDaSemana,
    esquema: opcoes(diasDaSemana),
    padrao: ['DOM', 'QUA', 'QUI', 'SAB', 'SEG', 'SEX', 'TER'],
  },
  datas_sem_instalacao: {
    grupo: 'instalacao',
    rotulo: 'Feriados e outras datas sem instalação',
    descricao: 'Escreva 25/12 para todo ano, ou 04/03/2027 para uma vez só.',
    campo: 'linhas',
    esquema: datas,
    padrao: [],
  },
  primeira_mensalidade: {
    grupo: 'instalacao',
    rotulo: 'Primeira mensalidade',
    descricao:
      'O mês 1 começa no dia da instalação: ele é cobrado inteiro, ou só nos dias até o fim do mês do calendário.',
    campo: 'opcao',
    opcoes: primeirasMensalidades,
    esquema: opcao(primeirasMensalidades),
    padrao: 'INTEIRA',
  },
} as const satisfies Record<string, Definicao>
