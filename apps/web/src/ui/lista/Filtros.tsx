import { Filtro } from './Filtro.tsx'

type Opcao = { valor: string | boolean; nome: string }

/** One filter of a list, by the name that it has in the address. */
export type FiltroDaLista<Busca> = {
  campo: keyof Busca & string
  rotulo: string
  /** Beside the others, in px. */
  largura: number
  opcoes: readonly Opcao[]
}

/** Codes by their names. */
export const comNomes = <Codigo extends string>(
  codigos: readonly Codigo[],
  nomes: Readonly<Record<Codigo, string>>,
) => codigos.map((valor) => ({ valor, nome: nomes[valor] }))

export const comoOpcoes = (registros: readonly { id: string; nome: string }[]) =>
  registros.map(({ id, nome }) => ({ valor: id, nome }))

/** Records in use, or those that were retired: in the noun's gender. */
export const ativoOuNao = ({ ativo, inativo }: { ativo: string; inativo: string }) => [
  { valor: true, nome: ativo },
  { valor: false, nome: inativo },
]

type FiltrosProps<Busca> = {
  quais: readonly FiltroDaLista<Busca>[]
  busca: Busca
  aoMudar: (parte: Partial<Busca>) => void
}

export function Filtros<Busca>({ quais, busca, aoMudar }: FiltrosProps<Busca>) {
  return quais.map(({ campo, ...filtro }) => (
    <Filtro
      key={campo}
      {...filtro}
      valor={busca[campo] as string | boolean | undefined}
      aoMudar={(valor) => aoMudar({ [campo]: valor } as Partial<Busca>)}
    />
  ))
}
