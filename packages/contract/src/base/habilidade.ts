import type { Permissao } from './permissao.ts'

export type Habilidade = {
  can: (acao: string, sujeito: string) => boolean
  /** False for someone without a single permission. */
  temAlguma: boolean
}

/** `REALIZAR_VENDA` has no subject in its name; its subject is the sale. */
const partes = (permissao: string): [acao: string, sujeito: string] => {
  const [acao = '', sujeito = 'VENDA'] = permissao.split('.')
  return [acao, sujeito]
}

/** The only way from a list of strings to `can(acao, sujeito)`, used by the server and the browser. */
export const criarHabilidade = (concedidas: readonly string[]): Habilidade => {
  const permitidas = new Set(concedidas.map((permissao) => partes(permissao).join('.')))
  return {
    can: (acao, sujeito) => permitidas.has(`${acao}.${sujeito}`),
    temAlguma: permitidas.size > 0,
  }
}

export const podeAlguma = (habilidade: Habilidade, exigidas: readonly Permissao[]) =>
  exigidas.some((permissao) => habilidade.can(...partes(permissao)))
