import { Grupo } from '@balcao/contract/acesso/grupo-permissao'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { porId } from '#ui/registro/porId.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposGrupo } from './CamposGrupo.tsx'
import { grupos } from './grupo-permissao.data.ts'
import { ValoresGrupo, valoresDe } from './grupo-permissao.formulario.ts'
import { palavras } from './grupo-permissao.historico.ts'
import { textos } from './grupo-permissao.textos.ts'

export const GrupoPage = porId(grupos.obter, EdicaoDeGrupo)

function EdicaoDeGrupo({ registro: grupo }: { registro: Grupo }) {
  const podeEditar = usePode('EDITAR.GRUPO_PERMISSAO')
  const edicao = useEdicao<Grupo, ValoresGrupo>({
    registro: grupo,
    valoresDe,
    esquemaDoRegistro: Grupo,
    esquemaDosValores: ValoresGrupo,
    editar: grupos.useEditar(grupo.id),
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  return (
    <PaginaDeRegistro
      titulo={grupo.nome}
      selo={<QuantosUsuarios grupo={grupo} />}
      acoes={
        <BotaoExcluirRegistro
          nome={grupo.nome}
          textos={{ ...textos.exclusao, consequencia: textos.exclusao.consequencia(grupo.usuarios) }}
          permissao="EXCLUIR.GRUPO_PERMISSAO"
          motivo={grupo.impedimento}
          excluir={grupos.useExcluir(grupo.id)}
          aoExcluir="/admin/grupo-permissao"
        />
      }
      somenteLeitura={podeEditar ? grupo.impedimento : textos.semEditar}
      edicao={edicao}
      palavras={palavras}
      historico={grupos.historico(grupo.id)}
      aoFechar="/admin/grupo-permissao"
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
