import { NovoPlano } from '@balcao/contract/catalogo/plano'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { schemaResolver, useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { configuracao } from '#configuracao.ts'
import { useTodasEmpresas } from '#sessao.ts'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposDePreco } from './CamposDePreco.tsx'
import { CamposPlano } from './CamposPlano.tsx'
import classes from './Plano.module.css'
import { useCriarPlano } from './plano.data.ts'
import { planoNovo, type ValoresNovoPlano } from './plano.formulario.ts'
import { textos } from './plano.textos.ts'

export function NovoPlanoPage() {
  const navegar = useNavigate()
  const criar = useCriarPlano()
  const tenhoTodas = useTodasEmpresas()
  const form = useForm<ValoresNovoPlano>({
    initialValues: {
      ...planoNovo(diaNoFuso(new Date(), configuracao.fuso_horario)),
      todas_empresas: tenhoTodas,
    },
    validate: schemaResolver(NovoPlano, { sync: true }),
  })
  const enviar = (valores: ValoresNovoPlano) =>
    // The form was just validated, so the numbers that start as null are filled in.
    criar.mutate(NovoPlano.parse(valores), {
      onSuccess: ({ id, nome }) => {
        toast.sucesso(textos.criado(nome))
        void navegar({ to: '/admin/configuracao/plano/$id', params: { id }, replace: true })
      },
    })
  return (
    <FormularioPagina
      titulo={textos.novo}
      form={form}
      erro={criar.error}
      enviando={criar.isPending}
      aoEnviar={enviar}
      aoFechar={() => navegar({ to: '/admin/configuracao/plano' })}
      textoSalvar={textos.criar}
    >
      <CamposPlano
        form={form}
        travado={null}
        preco={form.values}
        secaoDePreco={
          <>
            <p className={classes.vazio}>{textos.primeiroPrecoDica}</p>
            <CamposDePreco />
          </>
        }
      />
    </FormularioPagina>
  )
}
