import { Usuario } from '@balcao/contract/usuario'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSessao } from '../../sessao.ts'
import { FormularioPagina } from '../../ui/formulario/FormularioPagina.tsx'
import { useEdicao } from '../../ui/formulario/useEdicao.ts'
import { toast } from '../../ui/toast.tsx'
import { AcoesDoUsuario } from './AcoesDoUsuario.tsx'
import { CamposUsuario } from './CamposUsuario.tsx'
import { SituacaoDoUsuario } from './SituacaoDoUsuario.tsx'
import { useEditarUsuario } from './usuario.data.ts'
import { ValoresUsuario, valoresDe } from './usuario.formulario.ts'
import { textos } from './usuario.textos.ts'

// Two people seldom save the same record at once: what compares both sides is downloaded when they do.
const ConflitoDeUsuario = lazy(() =>
  import('./ConflitoDeUsuario.tsx').then(({ ConflitoDeUsuario }) => ({ default: ConflitoDeUsuario })),
)

export function EdicaoDeUsuario({ usuario }: { usuario: Usuario }) {
  const navegar = useNavigate()
  const { usuarioAutenticado: eu } = useSessao()
  const editar = useEditarUsuario(usuario.id)
  const edicao = useEdicao({
    registro: usuario,
    valoresDe,
    esquemaDoRegistro: Usuario,
    esquemaDosValores: ValoresUsuario,
    editar,
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  return (
    <>
      <FormularioPagina
        titulo={usuario.nome}
        selo={<SituacaoDoUsuario situacao={usuario.situacao} />}
        acoes={<AcoesDoUsuario usuario={usuario} />}
        somenteLeitura={usuario.editavel ? null : textos.naoEditavel(usuario.nome)}
        form={edicao.form}
        erro={edicao.erro}
        enviando={edicao.enviando}
        aoEnviar={edicao.enviar}
        aoFechar={() => navegar({ to: '/admin/usuario' })}
      >
        <CamposUsuario
          valores={edicao.form.values}
          registrado={usuario}
          travado={usuario.id === eu?.id ? textos.proprioCadastro : null}
        />
      </FormularioPagina>
      {edicao.conflito && (
        <Suspense>
          <ConflitoDeUsuario usuario={usuario} conflito={edicao.conflito} />
        </Suspense>
      )}
    </>
  )
}
