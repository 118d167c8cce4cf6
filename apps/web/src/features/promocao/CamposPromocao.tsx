import type { DadosPromocao, Promocao } from '@balcao/contract/catalogo/promocao'
import type { UseFormReturnType } from '@mantine/form'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import { CamposDeAlcance } from './CamposDeAlcance.tsx'
import { CamposDeDesconto } from './CamposDeDesconto.tsx'
import { CamposDeLimite } from './CamposDeLimite.tsx'
import classes from './CamposPromocao.module.css'
import { rotulos, textos } from './promocao.textos.ts'

type CamposPromocaoProps = { form: UseFormReturnType<DadosPromocao>; registrada?: Promocao }

const maiusculas = (texto: string) => texto.toUpperCase()

/** The fields of a promotion, for creating and editing. Inside a form shell, `name` connects each field. */
export function CamposPromocao({ form, registrada }: CamposPromocaoProps) {
  return (
    <>
      <GrupoDeCampos legenda={textos.grupos.identificacao}>
        <CampoTexto name="nome" label={rotulos.nome} withAsterisk autoComplete="off" maxLength={80} />
        <CampoTexto
          name="codigo"
          label={rotulos.codigo}
          description={textos.dicaDoCupom}
          inputWrapperOrder={dicaAbaixo}
          vazio={null}
          mascarar={maiusculas}
          autoComplete="off"
          maxLength={20}
        />
        <div className={classes.largo}>
          <CampoAreaTexto name="descricao" label={rotulos.descricao} vazio={null} maxLength={500} />
        </div>
      </GrupoDeCampos>
      <GrupoDeCampos legenda={textos.grupos.desconto}>
        <CamposDeDesconto form={form} />
      </GrupoDeCampos>
      <GrupoDeCampos legenda={textos.grupos.vigencia}>
        <CampoData name="vigencia_inicio" label={rotulos.vigencia_inicio} withAsterisk />
        <CampoData name="vigencia_fim" label={rotulos.vigencia_fim} placeholder={textos.semFim} />
        <CampoInterruptor name="ativo" label={rotulos.ativo} description={textos.dicaDoAtivo} />
        <CampoInterruptor
          name="cumulativa"
          label={rotulos.cumulativa}
          description={textos.dicaDaCumulativa}
        />
        <CampoNumero
          name="prioridade"
          label={rotulos.prioridade}
          withAsterisk
          description={textos.dicaDaPrioridade}
          inputWrapperOrder={dicaAbaixo}
        />
      </GrupoDeCampos>
      <GrupoDeCampos legenda={textos.grupos.limites}>
        <CamposDeLimite usos={registrada?.usos} />
      </GrupoDeCampos>
      <GrupoDeCampos legenda={textos.grupos.alcance}>
        <CamposDeAlcance valores={form.values} registrada={registrada} />
      </GrupoDeCampos>
    </>
  )
}
