import * as z from 'zod/mini'
import { Texto } from '#base/comum.ts'
import { HorasDoDia } from '#valores/expediente.ts'
import { lerFeriadoMunicipal } from '#valores/feriado-municipal.ts'
import { type Definicao, inteiro, linhas } from './configuracao-definicao.ts'

const MAXIMO_DE_HORAS = 720

const horas = (qual: string, padrao: number) =>
  ({
    grupo: 'atendimento',
    rotulo: `Prazo de prioridade ${qual}`,
    descricao: 'Em horas úteis, contadas da abertura. Vale para o que for aberto daqui em diante.',
    campo: 'numero',
    unidade: 'horas úteis',
    esquema: z
      .int()
      .check(
        z.gte(1, 'O prazo é de ao menos 1 hora: com 0, todo atendimento já nasceria atrasado'),
        z.lte(MAXIMO_DE_HORAS),
      ),
    padrao,
  }) as const

const feriados = z.pipe(
  linhas(300, 80),
  z.array(z.string()).check(
    z.refine((textos) => textos.every((texto) => lerFeriadoMunicipal(texto) !== null), {
      error: 'Escreva cada um como 25/01 São Paulo/SP, ou só 04/03/2027 quando vale em toda cidade',
    }),
  ),
)

const TextoPronto = z.strictObject({ titulo: Texto(60, 2), texto: Texto(2_000, 3) })
export type TextoPronto = z.infer<typeof TextoPronto>

const textosProntos = z.array(TextoPronto).check(
  z.maxLength(50),
  z.refine((textos) => new Set(textos.map(({ titulo }) => titulo)).size === textos.length, {
    error: 'Há um título repetido: dê um nome a cada texto',
  }),
)

/** How soon tickets are due, in which hours people work, and what they write often. */
export const configuracoesDeAtendimento = {
  horas_prioridade_urgente: horas('urgente', 4),
  horas_prioridade_alta: horas('alta', 8),
  horas_prioridade_normal: horas('normal', 24),
  horas_prioridade_baixa: horas('baixa', 48),
  expediente_semana: {
    grupo: 'atendimento',
    rotulo: 'Expediente de segunda a sexta',
    descricao: 'As horas que contam no prazo, como 08:00-18:00 ou 08:00-12:00, 13:00-18:00.',
    campo: 'texto',
    esquema: HorasDoDia,
    padrao: '08:00-18:00',
  },
  expediente_sabado: {
    grupo: 'atendimento',
    rotulo: 'Expediente de sábado',
    descricao: 'Vazio: sábado não conta no prazo.',
    campo: 'texto',
    esquema: z.nullable(HorasDoDia),
    padrao: null,
  },
  expediente_domingo: {
    grupo: 'atendimento',
    rotulo: 'Expediente de domingo',
    descricao: 'Vazio: domingo não conta no prazo.',
    campo: 'texto',
    esquema: z.nullable(HorasDoDia),
    padrao: null,
  },
  feriados_municipais: {
    grupo: 'atendimento',
    rotulo: 'Feriados das cidades e outras datas sem expediente',
    descricao:
      'Os nacionais e os dos estados já contam. Escreva 25/01 São Paulo/SP, ou 04/03/2027 para uma vez só e em toda cidade.',
    campo: 'linhas',
    esquema: feriados,
    padrao: [],
  },
  dias_para_fechar: {
    grupo: 'atendimento',
    rotulo: 'Fechar o que foi resolvido',
    descricao: 'Um atendimento resolvido de que ninguém reclama neste tempo fecha sozinho.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(1, 90),
    padrao: 3,
  },
  textos_prontos: {
    grupo: 'atendimento',
    rotulo: 'Textos prontos',
    descricao: 'O que se escreve muitas vezes. Quem escreve escolhe um e ainda pode mudá-lo.',
    campo: 'textos',
    esquema: textosProntos,
    padrao: [
      {
        titulo: 'Recebemos o seu pedido',
        texto: 'Recebemos o seu pedido e já estamos cuidando dele. Assim que houver novidade, escrevemos.',
      },
      {
        titulo: 'Precisamos de uma informação',
        texto:
          'Para continuar, precisamos de mais uma informação sua. Responda por um dos nossos canais, citando o protocolo.',
      },
      {
        titulo: 'Resolvido',
        texto: 'O seu pedido foi resolvido. Se algo não estiver certo, fale com a gente citando o protocolo.',
      },
    ],
  },
} as const satisfies Record<string, Definicao>
