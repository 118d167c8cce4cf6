import type { ParteDoRoteiro } from '@balcao/contract/provedor/canal-venda-roteiro'
import { Button } from '@mantine/core'
import { textos } from '#partes/anexo/trazer/anexos.textos.ts'
import type { Regras } from '#partes/anexo/trazer/preparar.ts'
import { TextoDoRoteiro } from '#partes/roteiro/TextoDoRoteiro.tsx'
import { Tocador } from '#ui/audio/Tocador.tsx'
import { emMinutos } from '#ui/audio/tempo.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { useSaidaProtegida } from '#ui/formulario/useSaidaProtegida.ts'
import { Icone } from '#ui/Icone.tsx'
import classes from './Gravador.module.css'
import { Nivel } from './Nivel.tsx'
import { type Gravacao, useGravador } from './useGravador.ts'

type GravadorProps = {
  roteiro: readonly ParteDoRoteiro[]
  regras: Regras
  rotulo: string
  aoUsar: (gravacao: Gravacao) => Promise<boolean>
}

/** Records the acceptance, with the text to be read beside it. */
export function Gravador({ roteiro, regras, rotulo, aoUsar }: GravadorProps) {
  const g = useGravador(regras)
  // What is being recorded is nowhere else yet.
  const saida = useSaidaProtegida({ sujo: g.fase !== 'parado', naMesmaPagina: false })
  const minimo = regras.segundos_minimos_audio
  const curta = g.segundos < minimo ? textos.gravador.curto(g.segundos, minimo) : null
  const usar = async () => {
    if (g.gravacao && (await aoUsar(g.gravacao))) g.esquecer()
  }
  return (
    <div className={classes.gravador}>
      <section className={classes.roteiro} aria-label={textos.gravador.roteiro}>
        <h3>{textos.gravador.roteiro}</h3>
        {roteiro.some(({ falta }) => falta) && <p className={classes.falta}>{textos.gravador.faltaValor}</p>}
        <TextoDoRoteiro partes={roteiro} />
      </section>
      <div className={classes.controles}>
        {g.erro && <ErroNaTela mensagem={g.erro} />}
        {(g.fase === 'gravando' || g.fase === 'pausado') && (
          <p className={classes.estado} data-fase={g.fase}>
            <span role="status">{textos.gravador[g.fase]}</span>
            <time>{emMinutos(g.segundos)}</time>
            {g.segundos < minimo && <small>{textos.gravador.minimo(minimo)}</small>}
          </p>
        )}
        {g.stream && <Nivel stream={g.stream} ativo={g.fase === 'gravando'} />}
        {g.fase === 'gravado' && g.gravacao && (
          <Tocador endereco={g.gravacao.endereco} rotulo={rotulo} segundos={g.gravacao.segundos} />
        )}
        <div className={classes.botoes}>
          {g.fase === 'parado' && (
            <Button
              size="md"
              loading={g.pedindo}
              leftSection={<Icone nome="tabler:microphone" />}
              onClick={g.gravar}
            >
              {textos.gravador.gravar}
            </Button>
          )}
          {g.fase === 'gravando' && (
            <Button size="md" variant="default" onClick={g.pausar}>
              {textos.gravador.pausar}
            </Button>
          )}
          {g.fase === 'pausado' && (
            <Button size="md" variant="default" onClick={g.continuar}>
              {textos.gravador.continuar}
            </Button>
          )}
          {(g.fase === 'gravando' || g.fase === 'pausado') && (
            <Button size="md" color="danger" onClick={g.parar}>
              {textos.gravador.parar}
            </Button>
          )}
          {g.fase === 'gravado' && (
            <>
              <BotaoComMotivo size="md" motivo={curta} onClick={usar}>
                {textos.gravador.usar}
              </BotaoComMotivo>
              <Button size="md" variant="default" loading={g.pedindo} onClick={g.gravar}>
                {textos.gravador.deNovo}
              </Button>
            </>
          )}
        </div>
        {g.fase === 'gravado' && curta && (
          <p role="alert" className={classes.falta}>
            {curta}
          </p>
        )}
        {g.pedindo && <p role="status">{textos.gravador.pedindo}</p>}
      </div>
      {saida.perguntando && (
        <ConfirmarAcao
          titulo={textos.gravador.sair}
          consequencia={textos.gravador.sairExplicado}
          textoConfirmar={textos.gravador.descartar}
          textoCancelar={textos.gravador.ficar}
          aoConfirmar={saida.sair}
          aoCancelar={saida.ficar}
        />
      )}
    </div>
  )
}
