import { documentoDoOutroTipo, ehDoOutroTipo } from '@balcao/contract/clientes/cliente/cliente'
import { cnpjValido, cpfValido } from '@balcao/contract/valores/documento'
import type { UseFormReturnType } from '@mantine/form'
import { use } from 'react'
import { CampoDocumento } from '#ui/campos/CampoDocumento.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import type { ValoresCliente } from './cliente.formulario.ts'
import { rotulosDoTipo } from './cliente.textos.ts'

type CampoDoDocumentoProps = { form: UseFormReturnType<ValoresCliente> }

/** A complete document tells what kind of person it belongs to, so nobody has to choose first. */
export function CampoDoDocumento({ form }: CampoDoDocumentoProps) {
  const travado = use(ContextoFormulario)?.travado ?? false
  const ligacao = form.getInputProps('cpf_cnpj')
  function mudar(documento: string) {
    ligacao.onChange(documento)
    if (cnpjValido(documento)) form.setFieldValue('tipo_pessoa', 'PJ')
    if (cpfValido(documento)) form.setFieldValue('tipo_pessoa', 'PF')
  }
  const { tipo_pessoa: tipo } = form.values
  return (
    <CampoDocumento
      {...ligacao}
      // Shown as soon as the kind is chosen. What was typed stays, because the kind may be what is wrong.
      error={ehDoOutroTipo(form.values) ? documentoDoOutroTipo[tipo] : ligacao.error}
      label={rotulosDoTipo[tipo].cpf_cnpj}
      withAsterisk
      disabled={travado}
      onChange={mudar}
    />
  )
}
