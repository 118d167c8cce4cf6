import { use } from 'react'
import { CampoTelefone } from '#ui/campos/CampoTelefone.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import classes from './Cliente.module.css'
import { textos } from './contatos.textos.ts'

type NumeroDoTelefoneProps = { lugar: number; aoMudar: (numero: string) => void }

/** Connected by hand and not by its name: `aoMudar` must see what else the number reveals about the phone. */
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
