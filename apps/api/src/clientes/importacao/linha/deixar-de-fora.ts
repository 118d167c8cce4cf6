import { type CampoDaImportacao, ehDispensavel } from '@balcao/contract/clientes/importacao/campos'
import type { LinhaLida, Motivo, Valores } from './ler.ts'

const TELEFONES: CampoDaImportacao[] = ['telefone', 'telefone_2', 'telefone_3']
const PORTA: CampoDaImportacao[] = ['cep', 'logradouro', 'numero', 'bairro', 'cidade', 'uf', 'codigo_ibge']
const LUGAR: CampoDaImportacao[] = ['latitude', 'longitude']
const RESPONSAVEL: CampoDaImportacao[] = ['responsavel_nome', 'responsavel_cpf']

/**
 * Fields that only make sense together. Half an address on top of the stored one would make a third address.
 */
const conjuntos: { partes: CampoDaImportacao[]; saem: CampoDaImportacao[]; dizer?: string }[] = [
  {
    partes: PORTA,
    saem: [...PORTA, ...LUGAR, 'complemento', 'referencia'],
    dizer: 'o endereço desta linha fica de fora',
  },
  { partes: LUGAR, saem: LUGAR },
  { partes: RESPONSAVEL, saem: RESPONSAVEL, dizer: 'o responsável fica de fora' },
]
const conjuntoDe = (campo: CampoDaImportacao) => conjuntos.find(({ partes }) => partes.includes(campo))

/** Reports each group that is left out once, with its first reason. */
const emAvisos = (motivos: readonly Motivo[]) => {
  const ditos = new Set<string>()
  return motivos.map(({ campo, texto }): Motivo => {
    const dizer = campo === null ? undefined : conjuntoDe(campo)?.dizer
    if (dizer === undefined || ditos.has(dizer)) return { campo, texto }
    ditos.add(dizer)
    return { campo, texto: `${texto}: ${dizer}` }
  })
}

/**
 * The row without its wrong values, and the warnings about them. Null when a wrong value may not be left out.
 */
export const deixarDeFora = (
  lida: LinhaLida,
  motivos: readonly Motivo[],
): { lida: LinhaLida; avisos: Motivo[] } | null => {
  const saem = new Set<string>()
  for (const { campo } of motivos) {
    if (campo === null || !ehDispensavel(campo)) return null
    // A phone that could be read is only wrong because there are too many.
    const soltos = campo === 'telefone' && lida.valores.telefone ? TELEFONES : [campo]
    for (const parte of conjuntoDe(campo)?.saem ?? soltos) saem.add(parte)
  }
  const restantes = Object.entries(lida.valores).filter(([campo]) => !saem.has(campo))
  return {
    lida: { valores: Object.fromEntries(restantes) as Valores, motivos: [] },
    avisos: emAvisos(motivos),
  }
}
