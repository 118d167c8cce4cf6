import { useQuery } from '@tanstack/react-query'
import { opcoesDeGrupos } from '#partes/grupo-permissao/grupos.opcoes.ts'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { rotulos, textos } from './usuario.textos.ts'

/** Every group is listed. One that the person may not grant says so instead of being left out. */
export function CampoGrupo({ travado }: { travado: string | null }) {
  const { data: grupos = [] } = useQuery(opcoesDeGrupos)
  return (
    <CampoSelecao
      name="grupo_permissao_id"
      label={rotulos.grupo}
      description={travado}
      withAsterisk
      clearable={false}
      disabled={travado !== null}
      data={grupos.map(({ id, nome, concedivel }) => ({
        value: id,
        label: concedivel ? nome : `${nome} (${textos.grupoNaoConcedivel})`,
        disabled: !concedivel,
      }))}
    />
  )
}
