import { type Adicional, rotuloDaCategoria, rotuloDaCobranca } from '@balcao/contract/catalogo/adicional'
import { categoriasDeAdicional, cobrancas } from '@balcao/contract/catalogo/adicional-filtro'
import { CampoIcone } from '#partes/icone/CampoIcone.tsx'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import classes from './Adicional.module.css'
import type { ValoresAdicional } from './adicional.formulario.ts'
import { rotulos, textos } from './adicional.textos.ts'
import { CampoIncompativeis } from './CampoIncompativeis.tsx'

type CamposAdicionalProps = {
  valores: Pick<ValoresAdicional, 'incompativel_com' | 'ativo'>
  registrado?: Adicional
}

/** The fields of an additional, for creating and editing. Inside a form shell, `name` connects each field. */
export function CamposAdicional({ valores, registrado }: CamposAdicionalProps) {
  return (
    <div className={classes.campos}>
      <CampoTexto name="nome" label={rotulos.nome} withAsterisk autoComplete="off" maxLength={80} />
      <CampoSelecao
        name="categoria"
        label={rotulos.categoria}
        withAsterisk
        clearable={false}
        data={categoriasDeAdicional.map((value) => ({ value, label: rotuloDaCategoria[value] }))}
      />
      <CampoMoeda
        name="valor"
        label={rotulos.valor}
        withAsterisk
        description={textos.precoDeTabela}
        inputWrapperOrder={dicaAbaixo}
      />
      <CampoSelecao
        name="cobranca"
        label={rotulos.cobranca}
        withAsterisk
        clearable={false}
        searchable={false}
        data={cobrancas.map((value) => ({ value, label: rotuloDaCobranca[value] }))}
      />
      <CampoNumero name="quantidade_maxima" label={rotulos.quantidade_maxima} withAsterisk />
      <CampoIcone name="icone" label={rotulos.icone} vazio={null} />
      <div className={classes.inteira}>
        <CampoAreaTexto name="descricao" label={rotulos.descricao} vazio={null} maxLength={500} />
      </div>
      <div className={classes.inteira}>
        <CampoIncompativeis escolhidos={valores.incompativel_com} registrado={registrado} />
      </div>
      <div className={classes.inteira}>
        <CampoInterruptor
          name="ativo"
          label={rotulos.ativo}
          description={oQueAcontece(valores.ativo, registrado)}
        />
      </div>
    </div>
  )
}

/** Someone who switches it off must see where it is offered today. */
const oQueAcontece = (ativo: boolean, registrado?: Adicional) => {
  if (ativo) return textos.podeVender
  const { planos = 0, promocoes = 0 } = registrado?.ativo ? registrado : {}
  return planos + promocoes > 0 ? textos.desativar(planos, promocoes) : textos.deixaDeVender
}
