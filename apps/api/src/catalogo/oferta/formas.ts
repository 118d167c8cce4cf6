import { lugar } from '#infra/db/juntas.ts'
import type { Alcance } from './condicoes.ts'
import type { Criterios } from './criterios.ts'

const CAMPOS = ['dia', 'empresa_id', 'codigo_ibge', 'canal_venda_id', 'tipo_pessoa', 'cupom'] as const

/** A statement that depends on which criteria there are, made once for each combination of them. */
export const porForma = <L>(preparar: (quem: Alcance, criterios: Criterios) => L) => {
  const prontas = new Map<string, L>()
  return ({ empresas }: Alcance, criterios: Criterios) => {
    const presentes = CAMPOS.filter((campo) => criterios[campo] !== undefined)
    const forma = `${empresas === null} ${presentes}`
    const quem = { empresas: empresas && lugar<string[]>('empresas') }
    const lugares = Object.fromEntries(presentes.map((campo) => [campo, lugar(campo)])) as Criterios
    const ler = prontas.get(forma) ?? preparar(quem, lugares)
    prontas.set(forma, ler)
    return { ler, valores: { ...criterios, empresas } }
  }
}
