import { DadosUsuario } from '@balcao/contract/acesso/usuario'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { opcoesDeGrupos } from '#partes/grupo-permissao/grupos.opcoes.ts'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
import { CamposUsuario } from './CamposUsuario.tsx'
import { contarDoConvite, LinkDoConvite } from './LinkDoConvite.tsx'
import { usuarios } from './usuario.data.ts'
import { convidado } from './usuario.formulario.ts'
import { textos } from './usuario.textos.ts'

type ConvidarUsuarioProps = { vendedor: boolean; aoFechar: () => void }

export function ConvidarUsuario({ vendedor, aoFechar }: ConvidarUsuarioProps) {
  const { data: empresas = [], isPending: faltamEmpresas } = useQuery(opcoesDeEmpresas)
  const { data: grupos = [], isPending: faltamGrupos } = useQuery(opcoesDeGrupos)
  if (faltamEmpresas || faltamGrupos) return null
  return <Convite iniciais={convidado({ empresas, grupos }, vendedor)} aoFechar={aoFechar} />
}

type ConviteProps = { iniciais: DadosUsuario; aoFechar: () => void }

function Convite({ iniciais, aoFechar }: ConviteProps) {
  const [paraEntregar, setParaEntregar] = useState<{ email: string; link: string } | null>(null)
  const [semEmpresa, setSemEmpresa] = useState<DadosUsuario | null>(null)
  const convite = useCriacao({
    iniciais,
    esquema: DadosUsuario,
    criar: usuarios.useCriar(),
    aoCriar: ({ email, convite }) => {
      if (contarDoConvite(convite, email)) setParaEntregar({ email, link: convite.link ?? '' })
      else aoFechar()
    },
  })
  if (paraEntregar) return <LinkDoConvite {...paraEntregar} aoFechar={aoFechar} />
  const enviar = (dados: DadosUsuario) => {
    setSemEmpresa(null)
    convite.aoEnviar(dados)
  }
  return (
    <>
      <FormularioLateral
        titulo={textos.convidar}
        textoSalvar={textos.enviarConvite}
        aoFechar={aoFechar}
        {...convite}
        aoEnviar={(dados) => {
          if (dados.todas_empresas || dados.empresas.length) enviar(dados)
          else setSemEmpresa(dados)
        }}
      >
        <CamposUsuario valores={convite.form.values} />
      </FormularioLateral>
      {semEmpresa && (
        <ConfirmarAcao
          titulo={textos.semEmpresaPergunta}
          consequencia={textos.semEmpresa}
          textoConfirmar={textos.enviarConvite}
          aoConfirmar={() => enviar(semEmpresa)}
          aoCancelar={() => setSemEmpresa(null)}
        />
      )}
    </>
  )
}
