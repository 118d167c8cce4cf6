import * as z from 'zod/mini'
import { TextoOpcional } from '#base/comum.ts'
import { soCampos } from '#valores/campos-entre-chaves.ts'

/** What the model of the text read aloud may ask for, and what each stands for. */
export const camposDoRoteiro = {
  cliente: 'nome de quem contrata',
  empresa: 'empresa que vende',
  vendedor: 'nome de quem vende',
  plano: 'nome do plano',
  adicionais: 'adicionais escolhidos',
  mensalidade: 'valor por mês, com as promoções',
  instalacao: 'valor da instalação',
  fidelidade: 'meses de fidelidade',
  multa: 'multa de quem sai no primeiro mês',
  vencimento: 'dia do vencimento',
  hoje: 'data de hoje',
} as const
export type CampoDoRoteiro = keyof typeof camposDoRoteiro
export const nomesDosCampos = Object.keys(camposDoRoteiro) as CampoDoRoteiro[]

const CAMPO = new RegExp(`\\{(${nomesDosCampos.join('|')})\\}`)

export const LIMITE_DO_ROTEIRO = 3_000

/** Optional: without one, the default is read. */
export const ModeloDoRoteiro = z.pipe(
  TextoOpcional(LIMITE_DO_ROTEIRO),
  z.nullable(z.string()).check(soCampos(nomesDosCampos)),
)

export const ROTEIRO_PADRAO = `Hoje é {hoje}. Meu nome é {vendedor} e falo em nome de {empresa}. Esta conversa está sendo gravada.

{cliente}, você confirma que contrata o plano {plano}, com {adicionais}, por {mensalidade}?

A instalação custa {instalacao}. A fidelidade é de {fidelidade}. Quem sai antes do fim paga uma multa proporcional ao tempo que falta; no primeiro mês, ela é de {multa}.

As faturas vencem no dia {vencimento} de cada mês.

Você está de acordo com tudo o que foi dito? Diga o seu nome completo e responda “sim, aceito” ou “não aceito”.`

/** A stretch of the text: as written, or in the place of a field. Without a value, the name of what is missing. */
export type ParteDoRoteiro = { texto: string; campo: CampoDoRoteiro | null; falta: boolean }

export type ValoresDoRoteiro = Partial<Record<CampoDoRoteiro, string>>

export const preencherRoteiro = (modelo: string | null, valores: ValoresDoRoteiro): ParteDoRoteiro[] =>
  (modelo ?? ROTEIRO_PADRAO)
    // Splitting by the group leaves texts in even places and fields in odd ones.
    .split(CAMPO)
    .map((parte, i): ParteDoRoteiro => {
      if (i % 2 === 0) return { texto: parte, campo: null, falta: false }
      const campo = parte as CampoDoRoteiro
      const valor = valores[campo]
      return { texto: valor ?? camposDoRoteiro[campo], campo, falta: valor === undefined }
    })
    .filter(({ texto }) => texto !== '')
