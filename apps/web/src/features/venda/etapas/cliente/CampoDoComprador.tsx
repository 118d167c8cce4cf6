import { CampoEmail } from '#ui/campos/CampoEmail.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { useRascunho } from '../../rascunho/aberto.ts'
import { DoCadastro } from './DoCadastro.tsx'

type CampoDeTexto =
  | 'nome'
  | 'nome_social'
  | 'nome_fantasia'
  | 'rg'
  | 'inscricao_estadual'
  | 'nome_mae'
  | 'email'

type CampoDoCompradorProps = { campo: CampoDeTexto; rotulo: string; maximo: number; dica?: string }

/** A text of the client, typed or as on record. */
export function CampoDoComprador({ campo, rotulo, maximo, dica }: CampoDoCompradorProps) {
  const registro = useRascunho().consulta?.cliente
  const Campo = campo === 'email' ? CampoEmail : CampoTexto
  return (
    <DoCadastro campo={campo} rotulo={rotulo} inicial={registro?.mascarado ? '' : (registro?.[campo] ?? '')}>
      <Campo
        name={`cliente.${campo}`}
        label={rotulo}
        withAsterisk={campo === 'nome'}
        placeholder={dica}
        autoComplete="off"
        maxLength={maximo}
      />
    </DoCadastro>
  )
}
