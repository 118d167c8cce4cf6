import { Grupo } from '@balcao/contract/acesso/grupo-permissao'
import { Anchor } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { toast } from '#ui/toast.tsx'
import { BotaoExcluir } from './BotaoExcluir.tsx'
import { CamposGrupo } from './CamposGrupo.tsx'
import { grupos, useEditarGrupo } from './grupo-permissao.data.ts'
import { ValoresGrupo, valoresDe } from './grupo-permissao.formulario.ts'
import { palavras } from './grupo-permissao.historico.ts'
import { textos } from './grupo-permissao.textos.ts'

export function EdicaoDeGrupo({ grupo }: { grupo: Grupo }) {
  const navegar = useNavigate()
  const podeEditar = usePode('EDITAR.GRUPO_PERMISSAO')
  const edicao = useEdicao<Grupo, ValoresGrupo>({
    registro: grupo,
    valoresDe,
    esquemaDoRegistro: Grupo,
    esquemaDosValores: ValoresGrupo,
    editar: useEditarGrupo(grupo.id),
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  return (
    <PaginaDeRegistro
      titulo={grupo.nome}
      selo={<QuantosUsuarios grupo={grupo} />}
      acoes={<BotaoExcluir grupo={grupo} />}
      somenteLeitura={podeEditar ? grupo.impedimento : textos.semEditar}
      edicao={edicao}
      palavras={palavras}
      historico={grupos.historico(grupo.id)}
      aoFechar={() => navegar({ to: '/admin/grupo-permissao' })}
    >
      <CamposGrupo form={edicao.form} salvas={grupo.permissoes} />
    </PaginaDeRegistro>
  )
}

/** Links to the people in the group, if the person may list them. */
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
