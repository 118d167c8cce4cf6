import { DadosUsuario } from '@balcao/contract/acesso/usuario'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { CamposUsuario } from './CamposUsuario.tsx'
import { contarDoConvite, LinkDoConvite } from './LinkDoConvite.tsx'
import { useConvidarUsuario } from './usuario.data.ts'
import { usuarioNovo } from './usuario.formulario.ts'
import { textos } from './usuario.textos.ts'

export function ConvidarUsuario({ aoFechar }: { aoFechar: () => void }) {
  const convidar = useConvidarUsuario()
  const [paraEntregar, setParaEntregar] = useState<{ email: string; link: string } | null>(null)
  const form = useForm<DadosUsuario>({
    initialValues: usuarioNovo,
    validate: schemaResolver(DadosUsuario, { sync: true }),
  })
  const enviar = (dados: DadosUsuario) =>
    convidar.mutate(dados, {
      onSuccess: ({ email, convite }) => {
        if (contarDoConvite(convite, email)) setParaEntregar({ email, link: convite.link ?? '' })
        else aoFechar()
      },
    })
  if (paraEntregar) return <LinkDoConvite {...paraEntregar} aoFechar={aoFechar} />
  return (
    <FormularioLateral
      titulo={textos.convidar}
      form={form}
      erro={convidar.error}
      enviando={convidar.isPending}
      aoEnviar={enviar}
      aoFechar={aoFechar}
      textoSalvar={textos.enviarConvite}
    >
      <CamposUsuario valores={form.values} />
    </FormularioLateral>
  )
}
