import { use } from 'react'
import { CampoTelefone } from '#ui/campos/CampoTelefone.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import classes from './Cliente.module.css'
import { textos } from './contatos.textos.ts'

type NumeroDoTelefoneProps = { lugar: number; aoMudar: (numero: string) => void }

/** Tied by hand, not by its name: what else the number says of the phone is for `aoMudar` to know. */
export function NumeroDoTelefone({ lugar, aoMudar }: NumeroDoTelefoneProps) {
  const formulario = use(ContextoFormulario)
  return (
    <CampoTelefone
      {...formulario?.getInputProps(`telefones.${lugar}.numero`)}
      aria-label={`${textos.telefone(lugar + 1)}: ${textos.telefoneNumero}`}
      autoComplete="off"
      className={classes.numero ?? ''}
      disabled={formulario?.travado ?? false}
      onChange={aoMudar}
    />
  )
}
