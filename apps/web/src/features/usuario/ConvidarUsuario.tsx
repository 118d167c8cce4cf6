import { DadosUsuario } from '@balcao/contract/acesso/usuario'
import { useState } from 'react'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
import { CamposUsuario } from './CamposUsuario.tsx'
import { contarDoConvite, LinkDoConvite } from './LinkDoConvite.tsx'
import { usuarios } from './usuario.data.ts'
import { usuarioNovo } from './usuario.formulario.ts'
import { textos } from './usuario.textos.ts'

export function ConvidarUsuario({ aoFechar }: { aoFechar: () => void }) {
  const [paraEntregar, setParaEntregar] = useState<{ email: string; link: string } | null>(null)
  const convite = useCriacao({
    iniciais: usuarioNovo,
    esquema: DadosUsuario,
    criar: usuarios.useCriar(),
    aoCriar: ({ email, convite }) => {
      if (contarDoConvite(convite, email)) setParaEntregar({ email, link: convite.link ?? '' })
      else aoFechar()
    },
  })
  if (paraEntregar) return <LinkDoConvite {...paraEntregar} aoFechar={aoFechar} />
  return (
    <FormularioLateral
      titulo={textos.convidar}
      textoSalvar={textos.enviarConvite}
      aoFechar={aoFechar}
      {...convite}
    >
      <CamposUsuario valores={convite.form.values} />
    </FormularioLateral>
  )
}
