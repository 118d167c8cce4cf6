import { Recurso } from '@balcao/contract/catalogo/recurso'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { textos as doFormulario } from '#ui/formulario/formulario.textos.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { ConflitoDoRegistro } from '#ui/registro/ConflitoDoRegistro.tsx'
import { HistoricoDoRegistro } from '#ui/registro/HistoricoDoRegistro.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposRecurso } from './CamposRecurso.tsx'
import { recursos } from './recurso.data.ts'
import { ValoresRecurso, valoresDe } from './recurso.formulario.ts'
import { palavras } from './recurso.palavras.tsx'
import { textos } from './recurso.textos.ts'

type EditarRecursoProps = {
  id: string
  aoFechar: () => void
  /** The record no longer exists, so what was typed about it is lost. */
  aoExcluir: () => void
}

export function EditarRecurso({ id, aoFechar, aoExcluir }: EditarRecursoProps) {
  const { data: recurso } = useSuspenseQuery(recursos.obter(id))
  const historico = recursos.historico(id)
  const edicao = useEdicao<Recurso, ValoresRecurso>({
    registro: recurso,
    valoresDe,
    esquemaDoRegistro: Recurso,
    esquemaDosValores: ValoresRecurso,
    editar: recursos.useEditar(id),
    aoSalvar: () => {
      toast.sucesso(doFormulario.salvo)
      aoFechar()
    },
  })
  return (
    <>
      <FormularioLateral
        titulo={textos.editar}
        form={edicao.form}
        erro={edicao.erro}
        enviando={edicao.enviando}
        aoEnviar={edicao.enviar}
        aoFechar={aoFechar}
      >
        <CamposRecurso valores={edicao.form.values} />
        <div>
          <BotaoExcluirRegistro
            nome={recurso.nome}
            textos={textos.exclusao}
            permissao="EXCLUIR.RECURSO"
            excluir={recursos.useExcluir(id)}
            aoExcluir={aoExcluir}
          />
        </div>
        <HistoricoDoRegistro consulta={historico} palavras={palavras} />
      </FormularioLateral>
      {edicao.conflito && (
        <ConflitoDoRegistro conflito={edicao.conflito} palavras={palavras} historico={historico} />
      )}
    </>
  )
}
