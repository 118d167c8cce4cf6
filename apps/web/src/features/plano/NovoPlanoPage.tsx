import { NovoPlano } from '@balcao/contract/catalogo/plano'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'
import { useTodasEmpresas } from '#sessao.ts'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useCriacaoNaPagina } from '#ui/formulario/useCriacao.ts'
import { CamposDePreco } from './CamposDePreco.tsx'
import { CamposPlano } from './CamposPlano.tsx'
import classes from './Plano.module.css'
import { planos } from './plano.data.ts'
import { planoNovo } from './plano.formulario.ts'
import { textos } from './plano.textos.ts'

export function NovoPlanoPage() {
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
  const criacao = useCriacaoNaPagina({
    iniciais: { ...planoNovo(hoje), todas_empresas: useTodasEmpresas() },
    esquema: NovoPlano,
    criar: planos.useCriar(),
    criado: ({ nome }) => textos.criado(nome),
    lista: '/admin/configuracao/plano',
  })
  return (
    <FormularioPagina titulo={textos.novo} textoSalvar={textos.criar} {...criacao}>
      <CamposPlano
        form={criacao.form}
        travado={null}
        preco={criacao.form.values}
        secaoDePreco={
          <>
            <p className={classes.vazio}>{textos.primeiroPrecoDica}</p>
            <CamposDePreco mensal={criacao.form.values.valor_mensal} />
          </>
        }
      />
    </FormularioPagina>
  )
}
