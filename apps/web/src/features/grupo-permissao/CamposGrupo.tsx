import type { UseFormReturnType } from '@mantine/form'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { CampoPermissoes } from './CampoPermissoes.tsx'
import type { ValoresGrupo } from './grupo-permissao.formulario.ts'
import { rotulos } from './grupo-permissao.textos.ts'

type CamposGrupoProps = { form: UseFormReturnType<ValoresGrupo>; salvas: readonly string[] }

/** The fields of a group, for creating and editing. Inside a form shell, `name` connects each field. */
export function CamposGrupo({ form, salvas }: CamposGrupoProps) {
  const { value, onChange } = form.getInputProps('permissoes')
  return (
    <>
      <CampoTexto name="nome" label={rotulos.nome} withAsterisk autoComplete="off" maxLength={80} />
      <CampoTexto
        name="descricao"
        label={rotulos.descricao}
        vazio={null}
        autoComplete="off"
        maxLength={300}
      />
      <CampoPermissoes value={value} onChange={onChange} salvas={salvas} />
    </>
  )
}
