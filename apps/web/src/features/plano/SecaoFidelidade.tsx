import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import type { FormularioDoPlano } from './formulario-do-plano.ts'
import classes from './Plano.module.css'
import { rotulos, textos } from './plano.textos.ts'
import { SecaoDoFormulario } from './SecaoDoFormulario.tsx'
import { TabelaDeMulta } from './TabelaDeMulta.tsx'

export function SecaoFidelidade({ form }: { form: FormularioDoPlano }) {
  const { fidelidade_meses: meses, beneficio_valor: beneficio } = form.values
  return (
    <SecaoDoFormulario ancora="fidelidade">
      <div className={classes.lado}>
        <CampoNumero
          name="fidelidade_meses"
          label={rotulos.fidelidade_meses}
          description={textos.fidelidadeDica}
          inputWrapperOrder={dicaAbaixo}
          unidade={meses === 1 ? 'mês' : 'meses'}
          withAsterisk
        />
        <CampoMoeda
          name="beneficio_valor"
          label={rotulos.beneficio_valor}
          description={textos.beneficioValorDica}
          inputWrapperOrder={dicaAbaixo}
          vazio={0}
          withAsterisk={meses > 0}
        />
      </div>
      <CampoTexto
        name="beneficio_descricao"
        label={rotulos.beneficio_descricao}
        description={textos.beneficioDica}
        inputWrapperOrder={dicaAbaixo}
        vazio={null}
        withAsterisk={meses > 0}
        autoComplete="off"
        maxLength={200}
      />
      <TabelaDeMulta meses={meses} beneficio={beneficio} />
    </SecaoDoFormulario>
  )
}
