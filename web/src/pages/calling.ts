/** Calling somebody to their turn: a mark in the title of the page, and a sound for who wants one. */

/** A short, soft two-note bell, made on the spot. */
export function ring(): void {
  const context = new AudioContext()
  const now = context.currentTime
  ;[660, 880].forEach((pitch, place) => {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, now + place * 0.16)
    loudness.gain.exponentialRampToValueAtTime(0.12, now + place * 0.16 + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + place * 0.16 + 0.5)
    tone.connect(loudness).connect(context.destination)
    tone.start(now + place * 0.16)
    tone.stop(now + place * 0.16 + 0.55)
  })
  setTimeout(() => void context.close(), 1200)
}
