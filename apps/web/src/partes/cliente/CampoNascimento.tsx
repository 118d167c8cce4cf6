import { use, useMemo } from 'react'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { Idade } from './Idade.tsx'

type CampoNascimentoProps = { name: string; label: string; withAsterisk?: boolean; hoje: string }

/** A birth date with the age under it: nobody under 18 may buy, and that is said here and now. */
export function CampoNascimento({ hoje, ...campo }: CampoNascimentoProps) {
  const { value: nascimento, error } = use(ContextoFormulario)?.getInputProps(campo.name) ?? {}
  const recusado = Boolean(error)
  // The same element until the date changes, so that a key in another field does not draw this one.
  const idade = useMemo(
    () => <Idade nascimento={nascimento} hoje={hoje} recusado={recusado} />,
    [nascimento, hoje, recusado],
  )
  return <CampoData {...campo} passado={hoje} inputWrapperOrder={dicaAbaixo} description={idade} />
}
