import { Grupo } from '@balcao/contract/grupo-permissao'
import { Anchor } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { usePode } from '../../habilidade.ts'
import { FormularioPagina } from '../../ui/formulario/FormularioPagina.tsx'
import { useEdicao } from '../../ui/formulario/useEdicao.ts'
import { toast } from '../../ui/toast.tsx'
import { BotaoExcluir } from './BotaoExcluir.tsx'
import { CamposGrupo } from './CamposGrupo.tsx'
import { useEditarGrupo } from './grupo-permissao.data.ts'
import { ValoresGrupo, valoresDe } from './grupo-permissao.formulario.ts'
import { textos } from './grupo-permissao.textos.ts'

// Two people seldom save the same record at once: what compares both sides is downloaded when they do.
const ConflitoDeGrupo = lazy(() =>
  import('./ConflitoDeGrupo.tsx').then(({ ConflitoDeGrupo }) => ({ default: ConflitoDeGrupo })),
)

export function EdicaoDeGrupo({ grupo }: { grupo: Grupo }) {
  const navegar = useNavigate()
  const podeEditar = usePode('EDITAR.GRUPO_PERMISSAO')
  const editar = useEditarGrupo(grupo.id)
  const edicao = useEdicao<Grupo, ValoresGrupo>({
    registro: grupo,
    valoresDe,
    esquemaDoRegistro: Grupo,
    esquemaDosValores: ValoresGrupo,
    editar,
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  return (
    <>
      <FormularioPagina
        titulo={grupo.nome}
        selo={<QuantosUsuarios grupo={grupo} />}
        acoes={<BotaoExcluir grupo={grupo} />}
        somenteLeitura={podeEditar ? null : textos.semEditar}
        form={edicao.form}
        erro={edicao.erro}
        enviando={edicao.enviando}
        aoEnviar={edicao.enviar}
        aoFechar={() => navegar({ to: '/admin/grupo-permissao' })}
      >
        <CamposGrupo form={edicao.form} salvas={grupo.permissoes} />
      </FormularioPagina>
      {edicao.conflito && (
        <Suspense>
          <ConflitoDeGrupo grupo={grupo} conflito={edicao.conflito} />
        </Suspense>
      )}
    </>
  )
}

/** Leads to the people in the group, for who may list them. */
function QuantosUsuarios({ grupo }: { grupo: Grupo }) {
  const podeListar = usePode('LISTAR.USUARIO')
  const quantos = textos.pessoas(grupo.usuarios)
  if (!podeListar) return quantos
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link to="/admin/usuario" search={{ grupo_permissao_id: grupo.id }} {...props} />
      )}
    >
      {quantos}
    </Anchor>
  )
}
