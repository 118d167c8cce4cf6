import { type CampoDaImportacao, ehDispensavel } from '@balcao/contract/clientes/importacao/campos'
import type { LinhaLida, Motivo, Valores } from './ler.ts'

const TELEFONES: CampoDaImportacao[] = ['telefone', 'telefone_2', 'telefone_3']
const PORTA: CampoDaImportacao[] = ['cep', 'logradouro', 'numero', 'bairro', 'cidade', 'uf', 'codigo_ibge']
const LUGAR: CampoDaImportacao[] = ['latitude', 'longitude']
const RESPONSAVEL: CampoDaImportacao[] = ['responsavel_nome', 'responsavel_cpf']

/** What makes no sense without each other. Half an address, put onto the one on record, would make a third. */
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

/** Said with the first reason of each whole that goes. */
const emAvisos = (motivos: readonly Motivo[]) => {
  const ditos = new Set<string>()
  return motivos.map(({ campo, texto }): Motivo => {
    const dizer = campo === null ? undefined : conjuntoDe(campo)?.dizer
    if (dizer === undefined || ditos.has(dizer)) return { campo, texto }
    ditos.add(dizer)
    return { campo, texto: `${texto}: ${dizer}` }
  })
}

/** The row without what is wrong with it, and what to tell of it; null when something wrong is not to be spared. */
export const deixarDeFora = (
  lida: LinhaLida,
  motivos: readonly Motivo[],
): { lida: LinhaLida; avisos: Motivo[] } | null => {
  const saem = new Set<string>()
  for (const { campo } of motivos) {
    if (campo === null || !ehDispensavel(campo)) return null
    // A phone that could be read is wrong only together with the others, as one too many.
    const soltos = campo === 'telefone' && lida.valores.telefone ? TELEFONES : [campo]
    for (const parte of conjuntoDe(campo)?.saem ?? soltos) saem.add(parte)
  }
  const restantes = Object.entries(lida.valores).filter(([campo]) => !saem.has(campo))
  return {
    lida: { valores: Object.fromEntries(restantes) as Valores, motivos: [] },
    avisos: emAvisos(motivos),
  }
}
