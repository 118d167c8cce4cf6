import { especiesDeBoleto } from '@balcao/contract/cobranca/boleto-opcoes'
import type { ContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import { LINHAS_DE_INSTRUCAO } from '@balcao/contract/cobranca/conta-bancaria-campos'
import type { UseFormReturnType } from '@mantine/form'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import classes from './CamposConta.module.css'
import { CamposDoBanco } from './CamposDoBanco.tsx'
import { CamposDosEncargos } from './CamposDosEncargos.tsx'
import type { ValoresConta } from './conta-bancaria.formulario.ts'
import { especies, rotulos, textos } from './conta-bancaria.textos.ts'

type CamposContaProps = {
  form: UseFormReturnType<ValoresConta>
  /** Absent while it is being created. */
  registrada?: ContaBancaria
}

/** The fields of an account, for creating and editing. Inside a form shell, `name` connects each field. */
export function CamposConta({ form, registrada }: CamposContaProps) {
  const abaixo = { inputWrapperOrder: dicaAbaixo }
  return (
    <>
      <CamposDoBanco valores={form.values} registrada={registrada} />
      <GrupoDeCampos legenda={textos.pix} texto={textos.pixExplicado}>
        <CampoTexto
          name="chave_pix"
          label={rotulos.chave_pix}
          placeholder={textos.chaveExemplo}
          autoComplete="off"
          vazio={null}
          maxLength={77}
        />
      </GrupoDeCampos>
      <CamposDosEncargos form={form} />
      <GrupoDeCampos legenda={textos.impresso}>
        <CampoSelecao
          name="especie"
          label={rotulos.especie}
          searchable={false}
          clearable={false}
          data={especiesDeBoleto.map((value) => ({ value, label: especies[value] }))}
        />
        <CampoAreaTexto
          name="instrucoes"
          label={rotulos.instrucoes}
          description={textos.instrucoesExplicadas}
          {...abaixo}
          vazio={null}
          noMaximo={LINHAS_DE_INSTRUCAO}
          className={classes.largo ?? ''}
        />
      </GrupoDeCampos>
      <GrupoDeCampos legenda={textos.avancado}>
        <CampoNumero
          name="dias_para_baixa"
          label={rotulos.dias_para_baixa}
          description={textos.baixaExplicada}
          {...abaixo}
          unidade={textos.dias}
        />
        <CampoNumero
          name="proximo_nosso_numero"
          label={rotulos.proximo_nosso_numero}
          description={registrada ? textos.numeroAtual(registrada.proximo_nosso_numero) : textos.numeroNovo}
          {...abaixo}
          semMilhares
        />
        <CampoInterruptor name="padrao" label={rotulos.padrao} description={textos.padraoExplicada} />
        <CampoInterruptor name="ativo" label={rotulos.ativo} description={textos.ativaExplicada} />
      </GrupoDeCampos>
    </>
  )
}
