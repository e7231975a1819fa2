import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import styles from './banner-video.module.css'

const names = ['strata', 'paths'] as const
const kinds = ['webm', 'mp4'] as const

/**
 * Plays the company's videos from its media host, one after the other (PUB-01). They load after the page, and play by themselves unless
 * the person prefers reduced motion or data. They can be paused.
 */
export default function BannerVideo({ host }: { host: string }) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [isLoading, setLoading] = useState(false)
  const [place, setPlace] = useState(0)
  const [playing, setPlaying] = useState(false)
  const name = names[place % names.length]

  useEffect(() => {
    const begin = () => {
      setLoading(true)
      setPlaying(likesMotion())
    }
    if (document.readyState === 'complete') return begin()
    addEventListener('load', begin, { once: true })
    return () => removeEventListener('load', begin)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new video.
  useEffect(() => {
    if (!video.current) return
    if (playing) void video.current.play().catch(() => setPlaying(false))
    else video.current.pause()
  }, [isLoading, playing, name])

  return (
    <div className={styles.frame}>
      {!isLoading ? (
        <div className={styles.video} />
      ) : (
        <video
          key={name}
          ref={video}
          className={styles.video}
          muted
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          poster={`${host}/poster.svg`}
          onEnded={() => setPlace(place + 1)}
        >
          {kinds.map((kind) => (
            <source key={kind} src={`${host}/${name}.${kind}`} type={`video/${kind}`} />
          ))}
        </video>
      )}
      <IconButton
        label={t(playing ? 'home.video_pause' : 'home.video_play')}
        className={styles.button ?? ''}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <IconPlayerPause size={20} aria-hidden="true" /> : <IconPlayerPlay size={20} aria-hidden="true" />}
      </IconButton>
    </div>
  )
}

function likesMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData
}
