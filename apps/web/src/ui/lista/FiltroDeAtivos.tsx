import { Filtro } from './Filtro.tsx'

type FiltroDeAtivosProps = {
  rotulo: string
  /** "Ativa", "Inativa": in the noun's gender. */
  nomes: { ativo: string; inativo: string }
  valor: boolean | undefined
  aoMudar: (ativo: boolean | undefined) => void
}

/** Records in use, or those that were retired. */
export function FiltroDeAtivos({ rotulo, nomes, valor, aoMudar }: FiltroDeAtivosProps) {
  return (
    <Filtro
      rotulo={rotulo}
      largura={140}
      opcoes={[
        { valor: 'true', nome: nomes.ativo },
        { valor: 'false', nome: nomes.inativo },
      ]}
      valor={valor === undefined ? undefined : valor ? 'true' : 'false'}
      aoMudar={(escolhido) => aoMudar(escolhido && escolhido === 'true')}
    />
  )
}
