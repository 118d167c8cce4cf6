import type * as z from 'zod/mini'
import {
  ClienteDoRascunho,
  DadosDoRascunho,
  EnderecoDoRascunho,
  FORMATO_DO_RASCUNHO,
  RASCUNHO_VAZIO,
} from './rascunho.ts'

type Objeto = Record<string, unknown>

const ehObjeto = (valor: unknown): valor is Objeto =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

const PARTES: Record<string, z.ZodMiniObject> = {
  cliente: ClienteDoRascunho,
  endereco: EnderecoDoRascunho,
  agendamento: DadosDoRascunho.shape.agendamento,
}

const vazio = (valor: unknown) =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

/** Keeps each field that fits its place today, and names those that do not. */
const campoACampo = (esquema: z.ZodMiniObject, guardado: unknown, de: string) => {
  const dados: Objeto = {}
  const perdidos: string[] = []
  for (const [nome, valor] of Object.entries(ehObjeto(guardado) ? guardado : {})) {
    const campo = Object.hasOwn(esquema.shape, nome) ? (esquema.shape[nome] as z.ZodMiniType) : undefined
    const lido = campo?.safeParse(valor)
    if (lido?.success) dados[nome] = lido.data
    else if (!vazio(valor)) perdidos.push(de + nome)
  }
  return { dados, perdidos }
}

/**
 * A draft stored by any version of the program, as this version reads it. What has no place in it is named, with the
 * path of its field.
 */
export const trazerRascunho = (guardado: unknown): { dados: DadosDoRascunho; perdidos: string[] } => {
  const inteiro = DadosDoRascunho.safeParse(guardado)
  if (inteiro.success) return { dados: inteiro.data, perdidos: [] }
  const { formato: _, ...resto } = ehObjeto(guardado) ? guardado : {}
  const solto = Object.fromEntries(Object.entries(resto).filter(([nome]) => !Object.hasOwn(PARTES, nome)))
  const raiz = campoACampo(DadosDoRascunho, solto, '')
  const dados: Objeto = { ...RASCUNHO_VAZIO, ...raiz.dados, formato: FORMATO_DO_RASCUNHO }
  const perdidos = [...raiz.perdidos]
  for (const [nome, esquema] of Object.entries(PARTES)) {
    const parte = campoACampo(esquema, resto[nome], `${nome}.`)
    dados[nome] = parte.dados
    perdidos.push(...parte.perdidos)
  }
  return { dados: dados as DadosDoRascunho, perdidos }
}
